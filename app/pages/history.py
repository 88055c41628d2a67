"""What was handed in and typed before: a list, the difference between any two, and the way back into the editor.

All of it are plain pages and forms.
"""

from datetime import UTC, datetime
from typing import Annotated, Any

import anyio.to_thread
from fastapi import APIRouter, Form, Query, Request, Response
from starlette.responses import RedirectResponse

from app.api.problems import find
from app.errors import ApiError
from app.feedback import Level
from app.history.entries import Entry, entry
from app.history.textdiff import diff
from app.i18n import _
from app.identity import Asking
from app.judging import stored_report
from app.pages.render import render
from app.pages.words import verdict_words
from app.reports import level_of
from app.services import Language, Parts, Services
from app.storage import drafts, history
from judge.message import Lang
from judge.problem import Problem

router = APIRouter(include_in_schema=False)

SIZE = 20
Page = Annotated[int, Query(ge=1, le=1_000_000)]
Name = Annotated[str, Query(min_length=1, max_length=64)]

REASONS = {
    "typed": _("while typing"),
    "reset": _("before starting over"),
    "restored": _("before another version was taken up"),
    "conflict": _("from another tab or device, or lost against one"),
    "replaced": _("before it was replaced"),
}


@router.get("/history")
async def all_history(request: Request, parts: Parts, who: Asking, lang: Language, page: Page = 1) -> Response:
    """Everything that was handed in, over all exercises."""
    rows = await parts.database.read(history.page(who.key, None, SIZE, page))
    total = await parts.database.read(history.count(who.key, None))
    level = await level_of(parts, who)
    names = {problem.id: problem.name.text(lang) for problem in parts.catalogue}
    return render(
        request,
        "history.html",
        problem=None,
        rows=[await shown(parts, row, lang, level) | {"name": names.get(row["problem"])} for row in rows],
        page=page,
        pages=-(-total // SIZE),
        total=total,
        draft=None,
        copies=[],
        verdicts=verdict_words(lang),
    )


@router.get("/problems/{name}/history")
async def problem_history(
    name: str, request: Request, parts: Parts, who: Asking, lang: Language, page: Page = 1
) -> Response:
    """What was handed in for one exercise, and earlier drafts."""
    problem = find(parts, name)
    rows = await parts.database.read(history.page(who.key, problem.id, SIZE, page))
    total = await parts.database.read(history.count(who.key, problem.id))
    level = await level_of(parts, who)
    copies = await parts.database.read(drafts.copies(who.key, problem.id)) if page == 1 else []
    draft = await parts.database.read(drafts.draft(who.key, problem.id)) if page == 1 else None
    return render(
        request,
        "history.html",
        problem=problem,
        rows=[await shown(parts, row, lang, level) for row in rows],
        page=page,
        pages=-(-total // SIZE),
        total=total,
        draft=moment(draft[1]) if draft else None,
        copies=[
            {"name": f"copy-{copy['id']}", "at": moment(copy["at"]), "why": REASONS[copy["why"]].text(lang),
             "lines": len(copy["source"].splitlines())}
            for copy in copies
        ],
        verdicts=verdict_words(lang, code=problem.kind == "code"),
    )  # fmt: skip


async def shown(parts: Services, row: dict[str, Any], lang: Lang, level: Level) -> dict[str, Any]:
    """A line of the list. A diagnosis is given to whoever may see more than the verdict."""
    report = stored_report(row | {"seed": None}, lang)
    return {
        "id": row["id"],
        "problem": row["problem"],
        "mode": row["mode"],
        "at": moment(row["created"]),
        "verdict": report.verdict,
        "time_ms": report.time_ms,
        "passed": sum(case.verdict == "AC" for case in report.cases) if level != "verdict" else None,
        "cases": len(report.cases),
        "diagnosis": report.diagnosis[0].title if report.diagnosis and level != "verdict" else None,
    }


def moment(at: float) -> datetime:
    """A time as pages show it; a script turns it into the reader's own time zone."""
    return datetime.fromtimestamp(at, UTC)


@router.get("/problems/{name}/history/compare")
async def compare(
    name: str, request: Request, parts: Parts, who: Asking, lang: Language, old: Name, new: Name, view: str = "auto"
) -> Response:
    """What changed from one text to another."""
    problem = find(parts, name)
    before, after = [await known(parts, who, problem, one) for one in (old, new)]
    found = await anyio.to_thread.run_sync(diff, before.source, after.source)
    return render(
        request,
        "compare.html",
        problem=problem,
        old=titled(before, lang),
        new=titled(after, lang),
        diff=found,
        view=view if view in ("split", "unified") else "auto",
    )


@router.post("/problems/{name}/history/restore")
async def restore(name: str, parts: Parts, who: Asking, which: Annotated[str, Form(max_length=64)]) -> Response:
    """Take an earlier text up again; what was in the editor is kept as a copy."""
    problem = find(parts, name)
    found = await known(parts, who, problem, which)
    await parts.database.wrote(
        *drafts.replace(who.key, problem.id, found.source, "restored"), *parts.database.of(who.key)
    )
    return RedirectResponse(f"/problems/{problem.id}", 303)


async def known(parts: Services, who: Asking, problem: Problem, name: str) -> Entry:
    """The text called ``name``; a 404 where there is none."""
    found = await entry(parts, who, problem, name)
    if found is None:
        raise ApiError(
            404,
            "unknown_version",
            _("There is no such version of your work."),
            hint=_("Choose one from the history of this exercise."),
        )
    return found


def titled(one: Entry, lang: Lang) -> dict[str, Any]:
    """How a page names a text."""
    words = {"draft": _("in the editor now"), "start": _("the starting code")}
    if one.kind == "copy":
        title = REASONS[one.row["why"]].text(lang)
    elif one.kind == "submission":
        title = _("handed in").text(lang) if one.row["mode"] == "submit" else _("samples run").text(lang)
    else:
        title = words[one.kind].text(lang)
    verdict = one.row.get("verdict") if one.kind == "submission" else None
    return {"name": one.name, "title": title, "at": moment(one.at) if one.at else None, "verdict": verdict,
            "kind": one.kind}  # fmt: skip
