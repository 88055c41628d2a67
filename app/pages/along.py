"""What of an exercise can be taken elsewhere: its address, a snippet for another page, a way to complain."""

from html import escape
from typing import Any

from starlette.requests import Request

from app import complaint
from app.pages.address import public
from judge.message import Lang
from judge.problem import Problem


def along(request: Request, problem: Problem, lang: Lang) -> dict[str, Any]:
    """For the templates."""
    settings = request.app.state.services.settings
    return {
        "address": public(request, f"/problems/{problem.id}"),
        "snippet": snippet(request, problem, lang),
        "embeddable": bool(settings.embed_origins),
        "complaint": complaint_link(request, problem),
        "complaint_template": complaint_link(request, problem, "REPORT"),  # the page's script puts the report's id in
    }


def complaint_link(request: Request, problem: Problem, report: str = "") -> str:
    """Where to say what is wrong with ``problem``, or with a report on it; empty where nobody would read it."""
    template = request.app.state.services.settings.feedback
    page = public(request, f"/submissions/{report}" if report else f"/problems/{problem.id}")
    values = {"exercise": problem.id, "version": problem.version, "report": report, "page": page}
    return complaint.link(template, **values) if template else ""


def snippet(request: Request, problem: Problem, lang: Lang) -> str:
    """Three lines that show the exercise in another page, as high as it is."""
    source = public(request, f"/embed/{problem.id}?lang={lang}")
    return (
        f'<iframe data-rope-judge src="{escape(source)}" title="{escape(problem.name.text(lang))}"\n'
        '  width="100%" height="640" loading="lazy" frameborder="0"></iframe>\n'
        f'<script src="{escape(public(request, "/static/embed.js"))}" async></script>'
    )
