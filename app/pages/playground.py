"""The playground as a page, and its form for browsers without JavaScript."""

from secrets import token_urlsafe
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request, Response
from starlette.responses import RedirectResponse

from app.api.playground import RunOut, begin, told
from app.i18n import _
from app.identity import Asking
from app.middleware.headers import content_policy
from app.pages.render import render
from app.pages.words import verdict_words, words_json
from app.playground import PLAYGROUND
from app.services import Language, Parts
from app.source import checked
from app.storage import drafts
from judge.message import Lang
from judge.playground import LIMITS

router = APIRouter(include_in_schema=False)

STARTER = """\
import torch

dim, positions = 8, 12
theta = 10000 ** (-torch.arange(0, dim, 2) / dim)  # (4,)
angle = torch.arange(positions)[:, None] * theta   # (12, 4)
print(theta)
angle.cos()
"""
ROWS, COLUMNS = 16, 12
"""What of a tensor stands in the page that works without JavaScript."""

WORDS = {
    "play_running": _("Running…"),
    "play_done": _("Done"),
    "play_stopped": _("Stopped"),
    "play_silent": _("It ran to its end. Nothing was printed, and the last line is no expression that has a value."),
    "play_value": _("Value of the last expression"),
    "play_part": _("Only a part is shown: {part} of {shape}."),
    "play_slice": _("Slice"),
    "play_range": _("from {low} to {high}"),
    "play_range_size": _("absolute values from {low} to {high}"),
    "play_map": _("Heat map of {name}, {range}. Arrow keys read the cells."),
    "play_table": _("As a table"),
    "play_empty": _("It has no elements."),
    "play_size_of": _("size {size}"),
    "without_size": _("It is too large to be shown."),
    "without_device": _("It is not on the CPU, so its numbers are not shown."),
    "without_layout": _("It is no plain dense tensor, so its numbers are not shown."),
    "without_storage": _("Its memory was freed, so its numbers are not shown."),
    "without_dtype": _("Numbers of this dtype are not shown."),
}


@router.get("/playground")
async def playground(request: Request, parts: Parts, who: Asking, lang: Language) -> Response:
    """The editor, and room for what a run brings."""
    draft = await parts.database.read(drafts.draft(who.key, PLAYGROUND))
    return _page(request, lang, draft[0] if draft else STARTER, draft[2] if draft else 0, None)


@router.post("/playground")
async def run(request: Request, parts: Parts, who: Asking, source: Annotated[str | None, Form()] = None) -> Response:
    """The form: run what it holds, then show what came of it."""
    text = checked((source or "").replace("\r\n", "\n"), parts.settings.max_source_bytes)
    await parts.database.wrote(*drafts.replace(who.key, PLAYGROUND, text), *parts.database.of(who.key))
    return RedirectResponse(f"/playground/runs/{begin(parts, who, request, text)}", 303)


@router.get("/playground/runs/{id}")
async def run_page(id: str, request: Request, parts: Parts, who: Asking, lang: Language) -> Response:
    """A run's result under its source; reloads itself until there is one."""
    attempt = parts.playground.find(who.key, id)
    await attempt.wait(3)
    draft = await parts.database.read(drafts.draft(who.key, PLAYGROUND))
    return _page(request, lang, attempt.source, draft[2] if draft else 0, told(id, attempt, lang))


def _page(request: Request, lang: Lang, source: str, version: int, run: RunOut | None) -> Response:
    nonce = token_urlsafe(16)
    values: dict[str, Any] = {
        "source": source,
        "version": version,
        "starter": STARTER,
        "run": run,
        "nonce": nonce,
        "limits": LIMITS,
        "rows": ROWS,
        "columns": COLUMNS,
        "words": words_json(lang, WORDS),
        "say": {name: message.text(lang) for name, message in WORDS.items()},
        "verdicts": verdict_words(lang),
    }
    return render(request, "playground.html", headers={"Content-Security-Policy": content_policy(nonce)}, **values)
