"""What a request can use, gathered at start."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, cast

from fastapi import Depends
from limits import RateLimitItem, parse
from starlette.requests import Request

from app.cards import Cards
from app.classroom.room import Classroom
from app.errors import ApiError
from app.i18n import _, request_lang
from app.identity import Who
from app.judging import Judging
from app.metrics import Metrics
from app.settings import Settings, is_loopback
from app.storage import Database
from app.window import Windows
from judge.message import Lang
from judge.problem import Catalogue

if TYPE_CHECKING:
    from app.assist import Assist
    from app.lti.service import Lti
    from app.playground import Playground
    from judge.engine import Engine


class RateLimit:
    """How often one may submit: who signed in, by account, since a school shares one address; else by address.

    Loopback without sign-in is one person, and is never told to wait.
    """

    def __init__(self, rate: str, learner_rate: str) -> None:
        self.item: RateLimitItem = parse(rate)
        self.learner_item: RateLimitItem = parse(learner_rate)
        self.limiter = Windows()

    def take(self, who: Who, address: str) -> None:
        """Count one submission of ``who``; raises if it is one too many."""
        if not who.signed_in:
            self.check(address)
        elif not self.limiter.hit(self.learner_item, "who", who.id):
            raise too_many(self.learner_item)

    def check(self, address: str) -> None:
        """Count one submission; raises if it is one too many."""
        if is_loopback(address) or self.limiter.hit(self.item, address):
            return
        raise too_many(self.item)


def too_many(item: RateLimitItem) -> ApiError:
    """Slower, please."""
    return ApiError(429, "too_many", _("Too many submissions in a short time."), retry_after=item.get_expiry() / 10)


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    catalogue: Catalogue
    database: Database
    engine: "Engine"
    judging: Judging
    cards: Cards
    metrics: Metrics
    rate: RateLimit
    classroom: Classroom
    assist: "Assist"
    playground: "Playground"
    lti: "Lti"


# Both are coroutines although they wait for nothing: FastAPI would run plain functions in another thread.
async def services(request: Request) -> Services:
    """The server's parts, for handlers."""
    return cast(Services, request.app.state.services)


async def language(request: Request) -> Lang:
    """The language a request wants."""
    return request_lang(request)


Parts = Annotated[Services, Depends(services)]
Language = Annotated[Lang, Depends(language)]


def client_address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
