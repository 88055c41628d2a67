"""The dashboard of a class and its view for the projector, each with its stream of changes."""

from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.sse import EventSourceResponse

from app.classroom.classes import Class
from app.classroom.classes_page import Own
from app.classroom.dashboard import table
from app.classroom.dashboard.mistakes import Mistakes
from app.classroom.dashboard.news import Sight, View, counts, stuck
from app.classroom.dashboard.stream import follow, told
from app.errors import ApiError
from app.i18n import _
from app.pages.render import render
from app.pages.words import words_json
from app.services import Language, Parts, Services
from judge.message import Lang

router = APIRouter(include_in_schema=False, prefix="/classes/{class_id}")

FEWEST, USUAL, MOST = 2, 3, 10
"""Tries after which a learner counts as stuck, as the teacher may choose."""

WORDS = {
    "dashboard_begun": table.WORDS["begun"],
    "dashboard_failing": table.WORDS["failing"],
    "dashboard_solved": table.WORDS["solved"],
    "dashboard_nobody": _("Nobody is stuck."),
    "dashboard_once": _("once"),
    "dashboard_times": _("{n} times"),
    "dashboard_minutes": _("for {n} min"),
    "dashboard_hours": _("for {n} h"),
    "dashboard_days": _("for {n} days"),
    "dashboard_case": _("case {name}"),
    "dashboard_live": _("Live: up to date."),
    "dashboard_lost": _("The connection is lost; trying again."),
    "dashboard_polling": _("Events do not get through; the page asks every few seconds."),
    "dashboard_summary": _("{begun} begun, {failing} not solved yet, {solved} solved, of {all}"),
}

Times = Annotated[int, Query(ge=FEWEST, le=MOST)]
Place = Annotated[str, Query(max_length=40)]
Seen = Annotated[str, Header(max_length=40)]


def sight_of(parts: Services, own: Class, lang: Lang, times: int, view: View) -> Sight:
    """What somebody looks at."""
    return Sight(own, own.exercises(parts.catalogue), lang, view, times)


@router.get("/dashboard")
async def dashboard(request: Request, own: Own, parts: Parts, lang: Language, n: Times = USUAL) -> Response:
    """Learners by exercises, and who is stuck."""
    sight = sight_of(parts, own, lang, n, "names")
    board, at, _text = await told(parts, sight, "")
    problems = [problem.id for problem in sight.problems]
    return _page(
        request,
        sight,
        at,
        "class/dashboard.html",
        learners=list(board.names.items()),
        cells=table.row_maker(board, problems, lang),
        counts={problem: counts(board, problem) for problem in problems},
        stuck=stuck(board, sight, Mistakes(parts.catalogue)),
        choices=range(FEWEST, MOST + 1),
    )


@router.get("/projector")
async def projector(request: Request, own: Own, parts: Parts, lang: Language) -> Response:
    """How far the class is, for the wall: nobody can be recognized."""
    sight = sight_of(parts, own, lang, USUAL, "projector")
    board, at, _text = await told(parts, sight, "")
    return _page(
        request,
        sight,
        at,
        "class/projector.html",
        count=len(board.names),
        counts={problem.id: counts(board, problem.id) for problem in sight.problems},
    )


@router.get("/dashboard/events")
async def events(
    own: Own, parts: Parts, lang: Language, at: Place = "", n: Times = USUAL, last_event_id: Seen = ""
) -> Response:
    """Changes as they happen."""
    return _stream(parts, sight_of(parts, own, lang, n, "names"), last_event_id or at)


@router.get("/projector/events")
async def projector_events(
    own: Own, parts: Parts, lang: Language, at: Place = "", last_event_id: Seen = ""
) -> Response:
    """The same without names."""
    return _stream(parts, sight_of(parts, own, lang, USUAL, "projector"), last_event_id or at)


@router.get("/dashboard/changes")
async def changes(own: Own, parts: Parts, lang: Language, at: Place = "", n: Times = USUAL) -> Response:
    """What has changed since then, for where events do not get through."""
    return await _changes(parts, sight_of(parts, own, lang, n, "names"), at)


@router.get("/projector/changes")
async def projector_changes(own: Own, parts: Parts, lang: Language, at: Place = "") -> Response:
    """The same without names."""
    return await _changes(parts, sight_of(parts, own, lang, USUAL, "projector"), at)


def _page(request: Request, sight: Sight, at: str, template: str, **values: Any) -> Response:
    values |= {"own": sight.own, "problems": sight.problems, "at": at, "n": sight.times, "layout": sight.layout}
    return render(request, template, words=words_json(sight.lang, WORDS), **values)


def _stream(parts: Services, sight: Sight, at: str) -> Response:
    if parts.judging.streams >= parts.settings.max_streams:
        raise ApiError(
            503, "too_many_streams", _("Too many pages are waiting. This one asks now and then instead."),
            retry_after=5.0,
        )  # fmt: skip
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return EventSourceResponse(follow(parts, sight, at), headers=headers)


async def _changes(parts: Services, sight: Sight, at: str) -> Response:
    _board, _at, text = await told(parts, sight, at)
    if text is None:
        return Response(status_code=204, headers={"Cache-Control": "no-store"})
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})
