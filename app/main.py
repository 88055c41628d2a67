"""The application: ``create_app`` puts the parts together."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import anyio.to_thread
from fastapi import APIRouter, Depends, FastAPI
from starlette.routing import BaseRoute

from app import errors
from app.api import cards as cards_api
from app.api import closeup as closeup_api
from app.api import complete, drafts, health, problems, submissions
from app.api import playground as playground_api
from app.api import search as search_api
from app.api.description import describe
from app.api.models import ErrorOut
from app.assist import Assist
from app.cards import Cards
from app.classroom.room import Classroom
from app.classroom.routers import ROUTERS as CLASSROOM
from app.judging import Judging
from app.local import Local
from app.lti import choosing as lti_choosing
from app.lti import routes as lti_routes
from app.lti.platforms import Platforms
from app.lti.service import connected
from app.metrics import Metrics
from app.middleware.body import BodyLimit
from app.middleware.charset import FormCharset
from app.middleware.compress import Compress
from app.middleware.csrf import CrossSiteProtection
from app.middleware.framing import Framing
from app.middleware.gate import Gate, confirm
from app.middleware.head import Head
from app.middleware.headers import SecurityHeaders
from app.middleware.host import HostCheck
from app.middleware.observe import Observe
from app.middleware.way import MakeWay
from app.operate import alone
from app.pages import (
    cards,
    closeup,
    docs,
    embed,
    history,
    notebooks,
    paste,
    pictures,
    playground,
    problem,
    search,
    submission,
    track,
    trackmap,
)
from app.playground import Playground
from app.services import RateLimit, Services
from app.settings import Settings
from app.static import STATIC
from app.storage import Database
from app.venue import Venue
from judge import __version__
from judge.cards import Deck
from judge.problem import Catalogue

if TYPE_CHECKING:
    from judge.engine import Engine


ROUTERS = (
    problems.router,
    submissions.router,
    closeup_api.router,
    drafts.router,
    complete.router,
    playground_api.router,
    cards_api.router,
    search_api.router,
    health.router,
    track.router,
    problem.router,
    submission.router,
    closeup.router,
    history.router,
    cards.router,
    pictures.router,
    notebooks.router,
    playground.router,
    embed.router,
    paste.router,
    search.router,
    trackmap.router,
    docs.router,
    lti_routes.router,
    lti_choosing.router,
    *CLASSROOM,
)


def create_app(settings: Settings, engine: "Engine | None" = None, catalogue: Catalogue | None = None) -> FastAPI:
    """The application. An ``engine`` that is handed in is used as it is, running, and stays its owner's.

    ``catalogue``: the exercises, where they have been read already.
    """
    metrics, platforms = Metrics(), Platforms.load(settings.lti)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, engine, catalogue, metrics, platforms) as parts:
            app.state.services = parts
            yield

    app = FastAPI(
        title="rope-judge",
        version=__version__,
        description="Hand in a solution, follow the verdict, read the report.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        dependencies=[Depends(confirm)],  # of what is added to this application alone
    )
    errors.install(app)
    app.mount("/static", STATIC)  # first: a page wants twenty files, and no other route has to be asked for them
    app.router.routes.extend(operations())
    describe(app)
    # The last one added is the first that a request meets.
    app.add_middleware(Gate)
    app.add_middleware(Head)
    app.add_middleware(Compress)
    app.add_middleware(BodyLimit, limit=settings.max_body_bytes)
    app.add_middleware(FormCharset)
    app.add_middleware(CrossSiteProtection)
    app.add_middleware(HostCheck, settings=settings)
    app.add_middleware(Observe, metrics=metrics)
    app.add_middleware(SecurityHeaders)
    if platforms.all:
        app.add_middleware(Framing, origins=platforms.origins)
    app.add_middleware(MakeWay)
    return app


@cache
def operations() -> list[BaseRoute]:
    """Every operation. All applications of a process share them: finding out what handlers depend on takes long."""
    together = APIRouter(
        responses={422: {"model": ErrorOut}, 404: {"model": ErrorOut}}, dependencies=[Depends(confirm)]
    )
    for router in ROUTERS:
        together.include_router(router)
    return together.routes


@asynccontextmanager
async def running(
    settings: Settings,
    engine: "Engine | None",
    catalogue: Catalogue | None,
    metrics: Metrics,
    platforms: Platforms,
) -> AsyncIterator[Services]:
    """Everything that has to be started before the first request and stopped after the last."""
    in_thread = anyio.to_thread.run_sync
    if catalogue is None:
        catalogue = await in_thread(Catalogue.load, settings.problems)
    deck = await in_thread(Deck.load, catalogue, settings.problems)
    with alone(settings):
        database = await in_thread(Database.open, settings.storage)
        try:
            classroom = await Classroom.open(settings, database)
            own = None
            if engine is None:
                own = engine = await in_thread(start_engine, catalogue, settings)
            classroom.check_confined(engine.posture.level)
            metrics.watch_machine(settings.data, strict=engine.posture.level == "strict")
            assist = Assist(RateLimit(settings.assist_rate, settings.learner_assist_rate), settings.assist_seconds)
            playground = Playground(engine)
            judging = Judging(catalogue, database, metrics, await in_thread(venue_for, settings, engine))
            judging.told.append(classroom.live.submission)
            judging.ending.append(classroom.live.stop)
            background = asyncio.create_task(judging.venue.run())
            cards, rate = Cards(deck, database), RateLimit(settings.rate, settings.learner_rate)
            try:
                async with connected(platforms, database, judging) as lti:
                    yield Services(
                        settings, catalogue, database, engine, judging, cards, metrics, rate, classroom, assist,
                        playground, lti,
                    )  # fmt: skip
            finally:
                judging.stop()
                playground.close()
                await assist.close()
                background.cancel()
                await asyncio.gather(background, return_exceptions=True)
                if own is not None:
                    await in_thread(own.close)
                await judging.venue.close()
        finally:
            await in_thread(database.close)


def venue_for(settings: Settings, engine: "Engine") -> Callable[[Judging], Venue]:
    """Where this server's submissions are judged: by workers, where it shares a database with them."""
    place = settings.storage
    if isinstance(place, Path):
        return partial(Local, engine=engine)
    from app.queue.extra import need_extra

    need_extra()
    from app.queue.schema import ensure_schema
    from app.queue.timing import Timing
    from app.queue.venue import QueueVenue

    ensure_schema(place)
    return partial(
        QueueVenue, address=place, timing=Timing(settings.stalled_seconds), limit=settings.queue_limit,
        name=f"{socket.gethostname()}:{settings.port}", level=engine.posture.level,
    )  # fmt: skip


def start_engine(catalogue: Catalogue, settings: Settings) -> "Engine":
    """An engine that is ready to judge."""
    from judge.engine import Engine

    engine = Engine(catalogue, slots=settings.own_slots, queue_limit=settings.queue_limit)
    engine.start()
    engine.settle()
    return engine
