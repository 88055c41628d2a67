"""One exercise of a class: how it goes, which mistakes are made, with an example; and one learner's tries at it."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from app.classroom.classes import Class
from app.classroom.classes_page import Own
from app.classroom.dashboard.findings import Findings, duration, findings
from app.classroom.dashboard.mistakes import Mistakes
from app.classroom.learners_page import Theirs
from app.classroom.zones import told
from app.errors import not_found
from app.i18n import _
from app.judging import stored_report
from app.pages.render import render
from app.pages.words import verdict_words
from app.services import Language, Parts, Services
from app.storage import insight, learners
from judge.message import Lang
from judge.problem import Problem

router = APIRouter(include_in_schema=False, prefix="/classes/{class_id}")

UNITS = {"s": _("{n} s"), "min": _("{n} min"), "h": _("{n} h"), "d": _("{n} days")}

Which = Annotated[str, Query(max_length=80)]
Number = Annotated[int, Query(ge=1, le=10_000)]


async def own_exercise(name: str, own: Own, parts: Parts) -> Problem:
    """The exercise of the path, if it is one of the class's."""
    found = next((problem for problem in own.exercises(parts.catalogue) if problem.id == name), None)
    if found is None:
        raise not_found()
    return found


Exercise = Annotated[Problem, Depends(own_exercise)]


@router.get("/dashboard/{name}")
async def exercise_page(
    request: Request,
    own: Own,
    problem: Exercise,
    parts: Parts,
    lang: Language,
    mistake: Which = "",
    example: Number = 1,
) -> Response:
    """Everything about an exercise; with ``mistake``, an example of it."""
    found = await _findings(parts, own, problem)
    shown = next((one for one in found.mistakes if one.id == mistake), None)
    values = await _values(parts, own, problem, found, lang)
    if shown is not None:
        number = min(example, len(shown.examples))
        values |= await _example(parts, own, shown.examples[number - 1], lang)
        values |= {"shown": shown, "number": number}
    return render(request, "class/exercise.html", **values)


@router.get("/projector/{name}")
async def projected(
    request: Request, own: Own, problem: Exercise, parts: Parts, lang: Language, mistake: Which = ""
) -> Response:
    """The same for the wall: numbers, and the exercise's own example of a mistake instead of anybody's."""
    found = await _findings(parts, own, problem)
    values = await _values(parts, own, problem, found, lang)
    shown = next((one for one in found.mistakes if one.id == mistake), None)
    source = Mistakes(parts.catalogue).source(problem.id, mistake) if shown else None
    return render(request, "class/projected.html", **values | {"shown": shown, "source": source})


@router.get("/learners/{learner_id}/exercises/{name}")
async def tries_page(
    request: Request, own: Own, row: Theirs, problem: Exercise, parts: Parts, lang: Language
) -> Response:
    """One learner's tries, the newest first."""
    mistakes = Mistakes(parts.catalogue)
    await mistakes.prepare({problem.id})
    tries = await parts.database.read(insight.tries(own.id, problem.id, row.id))
    titles = {one.diagnosis: mistakes.title(problem.id, one.diagnosis, lang) for one in tries}
    return render(
        request,
        "class/tries.html",
        own=own,
        learner=row,
        problem=problem,
        tries=[(one, told(one.created, own.zone), titles[one.diagnosis]) for one in reversed(tries)],
        verdicts=verdict_words(lang, code=problem.kind == "code"),
    )


async def _findings(parts: Services, own: Class, problem: Problem) -> Findings:
    tries = await parts.database.read(insight.tries(own.id, problem.id))
    return findings(tries, await parts.database.read(insight.begun(own.id, problem.id)))


async def _values(parts: Services, own: Class, problem: Problem, found: Findings, lang: Lang) -> dict[str, Any]:
    mistakes = Mistakes(parts.catalogue)
    await mistakes.prepare({problem.id})
    return {
        "own": own,
        "problem": problem,
        "found": found,
        "count": await parts.database.read(learners.count(own.id)),
        "took": [lasting(value, lang) for value in (found.seconds.median, found.seconds.low, found.seconds.high)]
        if found.seconds
        else [],
        "titles": {one.id: mistakes.title(problem.id, one.id, lang) for one in found.mistakes},
        "texts": {one.id: mistakes.text(problem.id, one.id, lang) for one in found.mistakes},
        "verdicts": verdict_words(lang, code=problem.kind == "code"),
        "shown": None,
    }


async def _example(parts: Services, own: Class, id: str, lang: Lang) -> dict[str, Any]:
    """A submission with the first case that failed."""
    row = await parts.database.read(insight.handed_in(own.id, id))
    if row is None:
        raise not_found()
    who = await parts.database.read(learners.by_id(row["learner"]))
    report = stored_report(row, lang)
    failed = next(((n, one) for n, one in enumerate(report.cases) if one.verdict != "AC"), None)
    return {
        "source": row["source"],
        "who_handed_in": who,
        "submission": id,
        "when": told(row["created"], own.zone),
        "case": failed[1] if failed else None,
        "found_title": report.diagnosis[0].title if report.diagnosis else None,
    }


def lasting(seconds: float, lang: Lang) -> str:
    """A length of time in words."""
    unit, n = duration(seconds)
    return UNITS[unit].text(lang).format(n=round(n, 1) if n < 10 and unit != "s" else round(n))
