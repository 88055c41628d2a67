"""The track as a map: what builds on what, and how far one has come."""

from typing import Any

from fastapi import APIRouter, Request, Response

from app.chart import Place, Section, chart
from app.classroom.schedule import times
from app.identity import Asking
from app.pages.render import render
from app.services import Language, Parts
from app.solutions import class_of, exercises_of
from app.storage import queries
from judge.message import Lang
from judge.problem.following import following, ready
from judge.problem.sections import section_name

router = APIRouter(include_in_schema=False)

MARGIN = 0.08
"""Of a cell, left and right of what stands in it: there the lines end."""


@router.get("/map")
async def map_page(request: Request, parts: Parts, who: Asking, lang: Language) -> Response:
    """Every exercise to the right of what it builds on."""
    own = await class_of(parts, who)
    listed = await exercises_of(parts, who)
    known = {problem.id for problem in listed}
    ordered = [problem for problem in parts.catalogue if problem.id in known]  # a class may have an order of its own
    progress = await parts.database.read(queries.progress(who.key))
    solved = {id for id, done in progress.items() if done}
    at = {problem.id: times(own, problem.id) for problem in listed}
    early = {id for id, when in at.items() if when is not None and when.stage == "early"}
    first = following(listed, solved, closed=early)

    def node(place: Place) -> dict[str, Any]:
        problem = place.problem
        done = progress.get(problem.id)
        state = "solved" if done else "tried" if done is False else "new"
        return {
            "problem": problem,
            "place": place,
            "state": state,
            "open": state != "solved" and ready(problem, known, solved) and problem.id not in early,
            "early": problem.id in early,
            "next": first is not None and problem.id == first.id,
            "requires": [parts.catalogue[id] for id in problem.meta.requires if id in known],
        }

    sections = [_section(section, lang) | {"nodes": list(map(node, section.places))} for section in chart(ordered)]
    return render(request, "map.html", sections=sections, solved=len(solved & known), total=len(known))


def _section(section: Section, lang: Lang) -> dict[str, Any]:
    return {
        "slug": section.track,
        "name": section_name(section.track).text(lang),
        "columns": section.columns,
        "rows": section.rows,
        "lines": [_line(*line) for line in section.lines],
    }


def _line(start: Place, end: Place) -> str:
    """A curve in units of cells."""
    x, y = start.column + 1 - MARGIN, start.row + 0.5
    to_x, to_y = end.column + MARGIN, end.row + 0.5
    bend = 2 * MARGIN
    return f"M{x:g} {y:g}C{x + bend:g} {y:g} {to_x - bend:g} {to_y:g} {to_x:g} {to_y:g}"
