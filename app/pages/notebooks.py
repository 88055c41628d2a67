"""Exercises to take along: one as a notebook, or all of them in one."""

import anyio.to_thread
from fastapi import APIRouter, Request, Response

from app.api.problems import find
from app.classroom.schedule import times
from app.identity import Asking
from app.pages.address import public
from app.services import Language, Parts
from app.solutions import class_of, exercises_of, shown_hints, solution_shown
from app.storage import queries
from judge.message import Lang
from judge.notebook.document import exercise_notebook, track_notebook
from judge.problem import Problem

router = APIRouter(include_in_schema=False)

MEDIA_TYPE = "application/x-ipynb+json"


@router.get("/problems/{name}/notebook.ipynb")
async def of_exercise(name: str, request: Request, parts: Parts, who: Asking, lang: Language) -> Response:
    """The exercise: statement, starting code, a cell that judges, hints."""
    problem = find(parts, name)
    progress = await parts.database.read(queries.progress(who.key))
    solution = await solution_shown(parts, who, problem, progress.get(problem.id, False))
    address = public(request, f"/problems/{problem.id}")

    def hints(problem: Problem, lang: Lang) -> list[str]:
        return shown_hints(problem, lang, solution)

    text = await anyio.to_thread.run_sync(lambda: exercise_notebook(problem, lang, address=address, hints=hints))
    return _download(text, problem.id, lang)


@router.get("/track.ipynb")
async def of_track(request: Request, parts: Parts, who: Asking, lang: Language) -> Response:
    """Every exercise that one may work on by now."""
    own = await class_of(parts, who)
    when = {problem: times(own, problem.id) for problem in await exercises_of(parts, who)}
    opened = [problem for problem, time in when.items() if time is None or time.stage != "early"]
    progress = await parts.database.read(queries.progress(who.key))
    solution = {p.id: await solution_shown(parts, who, p, progress.get(p.id, False)) for p in opened}

    def hints(problem: Problem, lang: Lang) -> list[str]:
        return shown_hints(problem, lang, solution[problem.id])

    address = public(request, "/")
    text = await anyio.to_thread.run_sync(lambda: track_notebook(opened, lang, address=address, hints=hints))
    return _download(text, "rope-judge", lang)


def _download(text: str, name: str, lang: Lang) -> Response:
    headers = {
        "Content-Disposition": f'attachment; filename="{name}.{lang}.ipynb"',
        "Cache-Control": "no-store",
        "Vary": "Accept-Language, Cookie",
    }
    return Response(text, media_type=MEDIA_TYPE, headers=headers)
