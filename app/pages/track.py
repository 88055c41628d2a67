"""The way through the exercises; in a classroom, for who is not signed in, the way in."""

from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from app.api.problems import summary
from app.cards import now
from app.classroom.schedule import times
from app.identity import Asking
from app.pages.render import render
from app.services import Language, Parts
from app.solutions import class_of, exercises_of
from app.storage import queries
from judge.problem.following import following
from judge.problem.sections import section_name

router = APIRouter(include_in_schema=False)


Choice = Annotated[str, Query(max_length=20)]


@router.get("/")
async def track(
    request: Request,
    parts: Parts,
    who: Asking,
    lang: Language,
    kind: Choice = "",
    difficulty: Choice = "",
    unsolved: Choice = "",
) -> Response:
    """Every exercise with its progress, and what to do next. A visitor is shown how to sign in instead."""
    if who.role == "visitor":
        return render(
            request, "class/entrance.html", first=not parts.classroom.teachers, left="left" in request.query_params
        )
    own = await class_of(parts, who)
    progress = await parts.database.read(queries.progress(who.key))
    listed = await exercises_of(parts, who)
    problems = [summary(problem, lang, progress, own) | {"times": times(own, problem.id)} for problem in listed]
    names = {problem["id"]: problem["name"] for problem in problems}
    solved = {problem["id"] for problem in problems if problem["progress"] == "solved"}
    closed = {problem["id"] for problem in problems if problem["times"] and problem["times"].stage != "open"}
    first = following(listed, solved, closed=closed)
    shown = [problem for problem in problems if _fits(problem, kind, difficulty, unsolved)]
    sections = [
        (track, section_name(track).text(lang), list(members))
        for track, members in groupby(shown, key=lambda problem: str(problem["track"]))
    ]
    if own and own.chosen:  # a choice of its own, in its own order
        sections = [("exercises", own.name, shown)] if shown else []
    due = parts.cards.deck.standing(await parts.cards.memories(who.key), now()).due
    return render(
        request,
        "track.html",
        sections=sections,
        own=own,
        total=len(problems),
        names=names,
        following=first.id if first else None,
        solved=len(solved),
        due=due,
        chosen={"kind": kind, "difficulty": difficulty, "unsolved": unsolved},
        shown=len(shown),
    )


def _fits(problem: dict[str, Any], kind: str, difficulty: str, unsolved: str) -> bool:
    """Whether ``problem`` is among those that were asked for; what is left open fits all."""
    return (
        kind in {"", problem["kind"]}
        and difficulty in {"", str(problem["difficulty"])}
        and not (unsolved and problem["progress"] == "solved")
    )
