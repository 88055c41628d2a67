"""Jinja2, once for each language; what every page knows."""

import re
from functools import cache, lru_cache
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from app import markdown
from app.i18n import COOKIE, catalogue, request_lang
from app.identity import seen_by
from app.number import shown
from app.pages.lines import linked, numbered
from app.pictures import picture_of
from app.settings import ROOT
from app.static import STATIC
from judge.anchors import heading_names
from judge.message import LANGS, Lang

THEMES = ("auto", "light", "dark")
THEME_COOKIE = "theme"
YEAR = 365 * 24 * 3600
_QUOTED = re.compile("`([^`\n]+)`")
_KEPT = re.compile(
    r"seed=\d{1,16}|report=[0-9a-z]{1,32}|(?:card|section|kind)=[a-z0-9-]{1,60}|difficulty=\d|(?:more|unsolved)=1|q=.{1,100}",
    re.ASCII,
)


@cache
def environment(lang: Lang) -> Environment:
    """The templates in ``lang``."""
    env = Environment(
        loader=FileSystemLoader(ROOT / "templates"),
        autoescape=True,
        extensions=["jinja2.ext.i18n"],
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    translations = catalogue(lang)
    env.install_gettext_callables(translations.gettext, translations.ngettext, newstyle=True)  # type: ignore[attr-defined]
    env.globals["static"] = STATIC.url
    env.globals["modules"] = STATIC.modules
    env.globals["picture_of"] = picture_of
    env.globals["headings_of"] = lru_cache(maxsize=512)(heading_names)
    env.filters["markdown"] = lambda text, headings=(): Markup(markdown.html(text, headings))
    env.filters["inline"] = lambda text: Markup(markdown.inline(text))
    env.filters["math"] = lambda tex: Markup(markdown.math(tex))
    env.filters["coded"] = coded
    env.filters["linked"] = linked
    env.filters["numbered"] = numbered
    env.filters["number"] = shown
    return env


def coded(text: str) -> Markup:
    """Words that a terminal shows `so`, as a page shows them; everything else as it is."""
    return Markup(_QUOTED.sub(r"<code>\1</code>", str(escape(text))))


def request_theme(request: HTTPConnection) -> str:
    """By ``?theme=``, then by cookie; else what the system prefers."""
    for wish in (request.query_params.get("theme"), request.cookies.get(THEME_COOKIE)):
        if wish in THEMES:
            return wish
    return "auto"


def render(
    request: HTTPConnection,
    template: str,
    *,
    status: int = 200,
    headers: dict[str, str] | None = None,
    drawn: int | None = None,
    **values: Any,
) -> HTMLResponse:
    """A page. A choice of language or theme in the address is remembered.

    ``drawn``: the seed of what is shown, where no address and no draft has it: the page in another language asks for
    the same.
    """
    lang, theme = request_lang(request), request_theme(request)
    text = environment(lang).get_template(template).render(
        lang=lang, theme=theme, next_theme=THEMES[(THEMES.index(theme) + 1) % 3], here=here(request, drawn),
        who=seen_by(request), **values
    )  # fmt: skip
    response = HTMLResponse(text, status, {"Cache-Control": "no-store", "Vary": "Accept-Language, Cookie"})
    response.headers.update(headers or {})
    for name, value, choices in ((COOKIE, lang, LANGS), (THEME_COOKIE, theme, THEMES)):
        if request.query_params.get(name) in choices:
            response.set_cookie(name, value, max_age=YEAR, samesite="lax", httponly=True)
    return response


def here(request: HTTPConnection, drawn: int | None = None) -> str:
    """The address of this page with its query, ready for one more parameter."""
    kept = [(key, value) for key, value in request.query_params.multi_items() if _KEPT.fullmatch(f"{key}={value}")]
    if drawn is not None:
        kept = [*((key, value) for key, value in kept if key != "seed"), ("seed", str(drawn))]
    path = "/" + quote(request.scope["path"].lstrip("/\\"))  # with two slashes in front it would name another host
    return path + "?" + "".join(f"{key}={quote(value, safe='')}&" for key, value in kept)
