"""The way through the exercises."""

from itertools import groupby

from fastapi import APIRouter, Request, Response

from app.api.problems import summary
from app.cards import now
from app.pages.render import render
from app.services import Language, Parts
from app.storage import queries
from judge.problem.sections import section_name

router = APIRouter(include_in_schema=False)


@router.get("/")
async def track(request: Request, parts: Parts, lang: Language) -> Response:
    """Every exercise with its progress, and what to do next."""
    progress = await parts.database.read(queries.progress(""))
    problems = [summary(problem, lang, progress) for problem in parts.catalogue]
    names = {problem["id"]: problem["name"] for problem in problems}
    following = next((problem["id"] for problem in problems if problem["progress"] != "solved"), None)
    solved = sum(problem["progress"] == "solved" for problem in problems)
    sections = [
        (section_name(track).text(lang), list(members))
        for track, members in groupby(problems, key=lambda problem: str(problem["track"]))
    ]
    due = parts.cards.deck.standing(await parts.cards.memories(""), now()).due
    return render(
        request,
        "track.html",
        sections=sections,
        total=len(problems),
        names=names,
        following=following,
        solved=solved,
        due=due,
    )
