"""Exercises, and the drafts of their solutions."""

from typing import Annotated, Any

import anyio.to_thread
from fastapi import APIRouter, Query

from app.api.models import DraftIn, DraftOut, ProblemDetail, ProblemOut
from app.errors import ApiError
from app.options import as_json as options_as_json
from app.question import as_json, ask
from app.services import Language, Parts, Services
from app.source import checked
from app.storage import queries
from judge.errors import LearnerError
from judge.message import Lang
from judge.plan import fresh_seed
from judge.problem import Problem

router = APIRouter(prefix="/api/v1", tags=["exercises"])

Seed = Annotated[int | None, Query(ge=0, lt=2**53)]


def find(parts: Services, name: str) -> Problem:
    """The exercise with this id or number; a 404 that says what may have been meant."""
    try:
        return parts.catalogue.find(name)
    except LearnerError as error:
        raise ApiError(404, "unknown_problem", error.message) from None


@router.get("/problems")
async def list_problems(parts: Parts, lang: Language) -> list[ProblemOut]:
    """All exercises in the order of the track."""
    progress = await parts.database.read(queries.progress(""))
    return [ProblemOut(**summary(problem, lang, progress)) for problem in parts.catalogue]


@router.get("/problems/{name}")
async def get_problem(name: str, parts: Parts, lang: Language, seed: Seed = None) -> ProblemDetail:
    """An exercise by id or number. ``seed`` repeats a question of kind ``answer`` or ``choice``."""
    problem = find(parts, name)
    progress = await parts.database.read(queries.progress(""))
    question = None
    chosen = fresh_seed() if seed is None else seed
    if problem.kind == "answer":
        question = as_json(await anyio.to_thread.run_sync(ask, problem, chosen), chosen)
    elif problem.kind == "choice":
        question = options_as_json(problem, chosen, lang)
    return ProblemDetail(
        **summary(problem, lang, progress),
        entry=problem.entry if problem.kind == "code" else None,
        statement=problem.statement(lang),
        hints=problem.hints(lang),
        starter=problem.starter,
        limits=problem.limits,
        question=question,
    )


@router.get("/problems/{name}/draft")
async def get_draft(name: str, parts: Parts) -> DraftOut:
    """What was last in the editor."""
    draft = await parts.database.read(queries.draft("", find(parts, name).id))
    return DraftOut(source=draft[0] if draft else None, updated=draft[1] if draft else None)


@router.put("/problems/{name}/draft")
async def put_draft(name: str, draft: DraftIn, parts: Parts) -> DraftOut:
    """Keep what is in the editor."""
    problem = find(parts, name)
    source = checked(draft.source, parts.settings.max_source_bytes)
    statement = queries.save_draft("", problem.id, source)
    await parts.database.wrote(statement)
    return DraftOut(source=source, updated=statement[1]["updated"])


def summary(problem: Problem, lang: Lang, progress: dict[str, bool]) -> dict[str, Any]:
    """What a list says of an exercise."""
    tried = progress.get(problem.id)
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
    }
