"""Lists of links to exercises, ready to paste at a chapter's end: Markdown and HTML, in both languages."""

import re
from html import escape
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from app.identity import Asking
from app.pages.address import public
from app.pages.render import render
from app.services import Language, Parts
from app.solutions import exercises_of
from judge.message import LANGS, Lang
from judge.problem import Problem
from judge.problem.sections import section_name

router = APIRouter(include_in_schema=False)


@router.get("/paste")
async def paste(
    request: Request, parts: Parts, who: Asking, lang: Language, section: Annotated[str, Query(max_length=60)] = ""
) -> Response:
    """The links of one section, or of all."""
    problems = await exercises_of(parts, who)
    tracks = list(dict.fromkeys(problem.meta.track for problem in problems))
    chosen = [problem for problem in problems if problem.meta.track == section] or problems
    return render(
        request,
        "paste.html",
        sections=[(track, section_name(track).text(lang)) for track in tracks],
        section=section if section in tracks else "",
        lists=[_lists(request, chosen, each) for each in sorted(LANGS, key=lambda each: each != lang)],
    )


def _lists(request: Request, problems: list[Problem], lang: Lang) -> dict[str, Any]:
    links = [(problem.name.text(lang), public(request, f"/problems/{problem.id}?lang={lang}")) for problem in problems]
    items = "\n".join(f'  <li><a href="{escape(address)}">{escape(name)}</a></li>' for name, address in links)
    return {
        "lang": lang,
        "markdown": "\n".join(f"- [{_plain(name)}]({address})" for name, address in links),
        "html": f'<ul lang="{"zh-CN" if lang == "zh" else "en"}">\n{items}\n</ul>',
    }


def _plain(name: str) -> str:
    """``name`` with what Markdown would take for its own signs escaped."""
    return re.sub(r"([\\`*_\[\]<>])", r"\\\1", name)
