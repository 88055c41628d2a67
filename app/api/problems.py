"""Exercises."""

from datetime import UTC, datetime
from typing import Annotated, Any

import anyio.to_thread
from fastapi import APIRouter, Query

from app.api.models import ProblemDetail, ProblemOut
from app.classroom.classes import Class
from app.errors import ApiError
from app.identity import Asking
from app.options import as_json as options_as_json
from app.question import as_json, ask
from app.services import Language, Parts, Services
from app.solutions import class_of, exercises_of, shown_hints, solution_shown
from app.storage import queries
from judge.errors import UnknownName
from judge.message import Lang
from judge.plan import fresh_seed
from judge.problem import Problem

router = APIRouter(prefix="/api/v1", tags=["exercises"])

Seed = Annotated[int | None, Query(ge=0, lt=2**53)]


def find(parts: Services, name: str) -> Problem:
    """The exercise with this id or number; a 404 that says what may have been meant."""
    try:
        return parts.catalogue.find(name)
    except UnknownName as error:
        meant = f"/problems/{error.near}" if error.near else ""
        raise ApiError(404, "unknown_problem", error.message, meant=meant) from None


@router.get("/problems")
async def list_problems(parts: Parts, who: Asking, lang: Language) -> list[ProblemOut]:
    """All exercises in the order of the track; for a learner those of the class, in its order."""
    progress = await parts.database.read(queries.progress(who.key))
    own = await class_of(parts, who)
    return [ProblemOut(**summary(problem, lang, progress, own)) for problem in await exercises_of(parts, who)]


@router.get("/problems/{name}")
async def get_problem(name: str, parts: Parts, who: Asking, lang: Language, seed: Seed = None) -> ProblemDetail:
    """An exercise by id or number. ``seed`` repeats a question of kind ``answer`` or ``choice``."""
    problem = find(parts, name)
    progress = await parts.database.read(queries.progress(who.key))
    solution = await solution_shown(parts, who, problem, progress.get(problem.id, False))
    question = None
    chosen = fresh_seed() if seed is None else seed
    if problem.kind == "answer":
        question = as_json(await anyio.to_thread.run_sync(ask, problem, chosen), chosen)
    elif problem.kind == "choice":
        question = options_as_json(problem, chosen, lang)
    return ProblemDetail(
        **summary(problem, lang, progress, await class_of(parts, who)),
        entry=problem.entry if problem.kind == "code" else None,
        statement=problem.statement(lang),
        hints=shown_hints(problem, lang, solution),
        starter=problem.starter,
        limits=problem.limits,
        question=question,
    )


def summary(problem: Problem, lang: Lang, progress: dict[str, bool], own: Class | None = None) -> dict[str, Any]:
    """What a list says of an exercise; ``own`` is the class whose learner asks."""
    tried = progress.get(problem.id)
    entry = own.entry(problem.id) if own else None
    return {
        "id": problem.id,
        "number": problem.number,
        "name": problem.name.text(lang),
        "kind": problem.kind,
        "track": problem.meta.track,
        "difficulty": problem.meta.difficulty,
        "keywords": problem.meta.keywords,
        "requires": problem.meta.requires,
        "version": problem.version,
        "progress": None if tried is None else "solved" if tried else "tried",
        "opens": moment(entry.opens) if entry else None,
        "closes": moment(entry.closes) if entry else None,
    }


def moment(at: float | None) -> datetime | None:
    """A stored time. Not left to pydantic, which takes large numbers for milliseconds."""
    return datetime.fromtimestamp(at, UTC) if at is not None else None
