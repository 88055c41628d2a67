"""Similar submissions of a class at an exercise: the pairs, and two of them side by side."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from app.classroom.classes_page import Own
from app.classroom.dashboard.exercise_page import Exercise
from app.classroom.similarity.compare import Comparison, Lines, Pair
from app.errors import not_found
from app.pages.render import render
from app.services import Parts
from app.storage import insight

router = APIRouter(include_in_schema=False, prefix="/classes/{class_id}")

Which = Annotated[str, Query(max_length=64)]


@dataclass(frozen=True, slots=True)
class Side:
    """One of two submissions: whose, and its lines, each with whether it is shared."""

    name: str
    submission: str
    lines: list[tuple[int, str, bool]]


@router.get("/dashboard/{name}/similar")
async def similar(
    request: Request, own: Own, problem: Exercise, parts: Parts, a: Which = "", b: Which = ""
) -> Response:
    """Where to look; with ``a`` and ``b``, ids of submissions, at what."""
    rows = await parts.database.read(insight.first_accepted(own.id, problem.id))
    names = await parts.database.read(insight.names(own.id))
    sources = {id: source for _learner, id, source in rows}
    whose = {id: names.get(learner, "") for learner, id, _source in rows}
    found = Comparison(0, 0, 0, ())
    if problem.kind == "code" and len(rows) > 1:
        found = await parts.classroom.similar.find(problem, sources)
    sides = _sides(found, a, b, sources, whose) if a else ()
    return render(
        request,
        "class/similar.html",
        own=own,
        problem=problem,
        accepted=len(rows),
        found=found,
        whose=whose,
        sides=sides,
    )


def _sides(found: Comparison, a: str, b: str, sources: dict[str, str], whose: dict[str, str]) -> tuple[Side, Side]:
    pair: Pair | None = next((pair for pair in found.pairs if (pair.a, pair.b) == (a, b)), None)
    if pair is None:
        raise not_found()
    shared = {pair.a: pair.lines_a, pair.b: pair.lines_b}
    left, right = (Side(whose[id], id, _marked(sources[id], lines)) for id, lines in shared.items())
    return left, right


def _marked(source: str, lines: Lines) -> list[tuple[int, str, bool]]:
    numbered = enumerate(source.rstrip("\n").split("\n"), 1)  # by the line ends that the parser counts
    return [(n, text, any(first <= n <= last for first, last in lines)) for n, text in numbered]
