"""The way through the exercises; in a classroom, for who is not signed in, the way in."""

from itertools import groupby
from typing import Any

from fastapi import APIRouter, Request, Response

from app.api.problems import summary
from app.cards import now
from app.classroom.schedule import times
from app.identity import Asking
from app.pages.render import render
from app.services import Language, Parts
from app.solutions import class_of, exercises_of
from app.storage import queries
from judge.problem.sections import section_name

router = APIRouter(include_in_schema=False)


@router.get("/")
async def track(request: Request, parts: Parts, who: Asking, lang: Language) -> Response:
    """Every exercise with its progress, and what to do next. A visitor is shown how to sign in instead."""
    if who.role == "visitor":
        return render(request, "class/entrance.html", first=not parts.classroom.teachers)
    own = await class_of(parts, who)
    progress = await parts.database.read(queries.progress(who.key))
    problems = [
        summary(problem, lang, progress, own) | {"times": times(own, problem.id)}
        for problem in await exercises_of(parts, who)
    ]
    names = {problem["id"]: problem["name"] for problem in problems}
    following = next((problem["id"] for problem in problems if _is_next(problem)), None)
    solved = sum(problem["progress"] == "solved" for problem in problems)
    sections = [
        (section_name(track).text(lang), list(members))
        for track, members in groupby(problems, key=lambda problem: str(problem["track"]))
    ]
    if own and own.chosen:  # a choice of its own, in its own order
        sections = [(own.name, problems)]
    due = parts.cards.deck.standing(await parts.cards.memories(who.key), now()).due
    return render(
        request,
        "track.html",
        sections=sections,
        own=own,
        total=len(problems),
        names=names,
        following=following,
        solved=solved,
        due=due,
    )


def _is_next(problem: dict[str, Any]) -> bool:
    when = problem["times"]
    return problem["progress"] != "solved" and (when is None or when.stage == "open")
