"""Who asks: one place that says it, from the request's session cookie.

``Who`` is put on the request by the gate (``app/middleware/gate.py``) before any handler runs; handlers take it as
``Asking``. ``who.key`` is what submissions, drafts and reviews are kept under.
"""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from app.classroom.secrets import hashed, new_token
from app.cookies import set_cookie
from app.errors import ApiError
from app.i18n import _
from app.storage import Database
from app.storage import sessions as queries

Role = Literal["visitor", "single", "learner", "teacher"]

COOKIE = "session"
SCOPE = "rope_judge.who"
DAY = 24 * 3600.0
LASTS = {"teacher": 7 * DAY, "learner": 60 * DAY}
KNOWN = 4096  # sessions kept in memory
TRUSTED_SECONDS = 30.0  # what is known of a session is asked again after that long
SHARED_SECONDS = 2.0  # where other servers share the database: so long one that ended there may be taken for one here


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who asks. ``id`` is the teacher's or the learner's; ``session`` names the session, not its secret."""

    role: Role
    id: str = ""
    name: str = ""
    class_id: str = ""
    session: str = ""

    @property
    def key(self) -> str:
        """What this person's work is kept under. The single user's is the empty text; a visitor has none."""
        if self.role == "visitor":
            raise sign_in_first()
        return self.id

    @property
    def signed_in(self) -> bool:
        """Whether there is an account behind it."""
        return self.role in {"learner", "teacher"}


VISITOR = Who("visitor")
SINGLE = Who("single")


def sign_in_first() -> ApiError:
    """Nobody is signed in, and somebody has to be."""
    return ApiError(
        401,
        "sign_in",
        _("Sign in first."),
        hint=_("Join with your class's code, or come back by your personal link."),
    )


async def asking(request: Request) -> Who:
    """Who asks, for handlers."""
    who: Who = request.scope[SCOPE]
    return who


Asking = Annotated[Who, Depends(asking)]


def seen_by(request: HTTPConnection) -> Who:
    """Who asks, for pages: a request that was refused before it reached the gate counts as a visitor's."""
    who: Who = request.scope.get(SCOPE, VISITOR)
    return who


class Sessions:
    """Browsers that are signed in."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._trusted = SHARED_SECONDS if database.shared else TRUSTED_SECONDS
        self._known: OrderedDict[str, tuple[Who, float]] = OrderedDict()

    async def find(self, request: HTTPConnection) -> Who:
        """Whose session the request belongs to; a visitor where it has none that is good."""
        token = request.cookies.get(COOKIE, "")
        if not 20 <= len(token) <= 64:
            return VISITOR
        kept = hashed(token)
        known = self._known.get(kept)
        if known and known[1] > time.monotonic():
            return known[0]
        row = await self._database.read(queries.session(kept, time.time()))
        if row is None:
            self._known.pop(kept, None)
            return VISITOR
        who = Who(**row, session=kept)
        self._known[kept] = who, time.monotonic() + self._trusted
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return who

    async def begin(
        self,
        role: Literal["teacher", "learner"],
        id: str,
        request: Request,
        response: Response,
        *,
        embedded: bool = False,
    ) -> None:
        """Sign in whoever sent ``request``, as of ``response``. A session that was there before ends.

        ``embedded``: in a frame of another site, and nowhere else.
        """
        token, now = new_token(), time.time()
        before = await self.find(request)
        ended = [queries.end(before.session)] if before.session else []
        await self._database.wrote(
            queries.begin(hashed(token), role, id, now, now + LASTS[role]), queries.sweep(now), *ended
        )
        self._known.pop(before.session, None)
        lasts, secure = int(LASTS[role]), is_secure(request)
        set_cookie(response, COOKIE, token, max_age=lasts, secure=secure, embedded=embedded)

    async def end(self, who: Who, response: Response) -> None:
        """Sign out."""
        if who.session:
            await self._database.wrote(queries.end(who.session))
            self._known.pop(who.session, None)
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")

    async def end_all(self, *ids: str, but: str = "") -> None:
        """Sign these people out everywhere, except from session ``but``."""
        if ids:
            await self._database.wrote(*(queries.end_all(id, but) for id in ids))
        self.forget(*ids)

    def forget(self, *ids: str) -> None:
        """Ask the database again about these people."""
        for token in [token for token, (who, _until) in self._known.items() if who.id in ids]:
            del self._known[token]


def is_secure(request: HTTPConnection) -> bool:
    """Whether the browser talks to this server, or to the proxy before it, by https."""
    settings = request.app.state.services.settings
    return request.url.scheme == "https" or settings.public_url.startswith("https:")
