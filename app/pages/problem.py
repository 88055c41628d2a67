"""The page of one exercise, and its form for browsers without JavaScript."""

import re
from secrets import token_urlsafe
from typing import Annotated, Any

import anyio.to_thread
from fastapi import APIRouter, Form, Request, Response
from starlette.responses import RedirectResponse

from app.api.problems import Seed, find
from app.classroom.schedule import times
from app.handin import hand_in as take
from app.i18n import _
from app.identity import Asking, Who
from app.middleware.headers import content_policy
from app.options import chosen_in
from app.pages.along import along
from app.pages.render import render
from app.pages.reopened import reopened
from app.pages.words import words_json
from app.question import ask, compose, filled_in
from app.services import Language, Parts, Services
from app.solutions import class_of, exercises_of, shown_hints, solution_shown
from app.source import checked
from app.storage import drafts, queries
from judge.choice import NAME, filled_choice, lettered
from judge.errors import LearnerError
from judge.message import Lang
from judge.plan import Mode, fresh_seed
from judge.problem import Problem
from judge.problem.following import behind, following

router = APIRouter(include_in_schema=False)

_SEED = re.compile("[0-9]{1,16}")  # Python reads no number of any length


@router.get("/problems/{name}")
async def problem_page(
    name: str, request: Request, parts: Parts, who: Asking, lang: Language, seed: Seed = None
) -> Response:
    """Statement, editor and verdict."""
    problem = find(parts, name)
    if name != problem.id:
        return RedirectResponse(f"/problems/{problem.id}", 307)
    nonce = token_urlsafe(16)
    shown = await contents(request, parts, who, problem, lang, seed)
    return render(
        request,
        "problem.html",
        headers={"Content-Security-Policy": content_policy(nonce)},
        nonce=nonce,
        drawn=None if shown["work"]["saved"] else shown["work"].get("seed"),
        **shown,
    )


async def contents(
    request: Request, parts: Services, who: Who, problem: Problem, lang: Lang, seed: int | None
) -> dict[str, Any]:
    """What the page of ``problem`` shows to ``who``, be it a page of its own or a frame in another."""
    draft = await parts.database.read(drafts.draft(who.key, problem.id))
    progress = await parts.database.read(queries.progress(who.key))
    solved = progress.get(problem.id, False)
    solution = await solution_shown(parts, who, problem, solved)
    own = await class_of(parts, who)
    source = draft[0] if draft else problem.starter
    work = {"source": source, "version": draft[2] if draft else 0, "saved": draft is not None}
    if problem.kind == "answer":
        work |= await _question(problem, source, seed)
    elif problem.kind == "choice":
        work |= _options(problem, source, seed)
    return {
        "problem": problem,
        "work": work,
        "statement": problem.statement(lang),
        "hints": shown_hints(problem, lang, solution),
        "editorial": problem.editorial(lang) if solution else None,
        "words": words_json(lang),
        **await _following(parts, who, problem, progress),
        "solved": solved,
        "solution_opens": own.solution_opens(problem.id) if own else "never",
        "times": times(own, problem.id),
        "along": along(request, problem, lang),
        "reopened": await reopened(request, parts, who, problem, lang),
    }


async def _question(problem: Problem, draft: str, seed: int | None) -> dict[str, Any]:
    """The question that was begun, or the one that is asked for, or a fresh one."""
    answers, seed = _begun(draft, seed)
    question = await anyio.to_thread.run_sync(ask, problem, seed)
    return {"question": question, "answers": answers, "saved": bool(answers), "seed": seed, "fresh": fresh_seed()}


def _options(problem: Problem, draft: str, seed: int | None) -> dict[str, Any]:
    """The options in the order that was begun, with what was chosen; or in the order that is asked for."""
    answers, seed = _begun(draft, seed)
    options = lettered(problem, seed)
    chosen = chosen_in(answers.get(NAME, ""), options)
    several = problem.choices.several
    return {"options": options, "several": several, "chosen": chosen, "saved": bool(answers), "seed": seed}


def _begun(draft: str, seed: int | None) -> tuple[dict[str, str], int]:
    """What was filled in, and the seed it was for; another seed, if one is asked for, begins anew."""
    answers = filled_in(draft)
    begun = answers.get("seed", "")
    if seed is None:
        seed = int(begun) if _SEED.fullmatch(begun) and int(begun) < 2**53 else fresh_seed()
    return (answers if str(seed) == begun else {}), seed


async def _following(
    parts: Services, who: Who, problem: Problem, progress: dict[str, bool]
) -> dict[str, Problem | None]:
    """What comes next once this one is solved, and what stands behind it where nothing is left."""
    problems, own = await exercises_of(parts, who), await class_of(parts, who)
    at = {other.id: times(own, other.id) for other in problems}
    closed = {id for id, when in at.items() if when is not None and when.stage != "open"}
    found = following(problems, {id for id, done in progress.items() if done}, after=problem.id, closed=closed)
    return {"following": found, "onward": found or behind(problems, problem.id)}


@router.post("/problems/{name}")
async def hand_in(
    name: str,
    request: Request,
    parts: Parts,
    who: Asking,
    mode: Annotated[Mode, Form()] = "submit",
    source: Annotated[str | None, Form()] = None,
    seed: Annotated[int | None, Form(ge=0, lt=2**53)] = None,
) -> Response:
    """The form: hand in, then show the report."""
    problem = find(parts, name)
    if problem.kind != "code":
        source = await _sheet(problem, request, seed)
    text = checked((source or "").replace("\r\n", "\n"), parts.settings.max_source_bytes)
    asked = seed if problem.kind != "code" else None
    draft = drafts.replace(who.key, problem.id, text)
    job = await take(parts, who, request, problem, text, mode, seed=asked, also=draft)
    return RedirectResponse(f"/submissions/{job.id}", 303)


async def _sheet(problem: Problem, request: Request, seed: int | None) -> str:
    if seed is None:
        raise LearnerError(_("The form does not say which question it answers. Load the page again."))
    form = await request.form()
    if problem.kind == "choice":
        return filled_choice(seed, chosen_in(",".join(map(str, form.getlist(NAME))), lettered(problem, seed)))
    fields = {key.removeprefix("blank:"): value for key, value in form.items() if isinstance(value, str)}
    question = await anyio.to_thread.run_sync(ask, problem, seed)
    return compose(question, seed, fields)
