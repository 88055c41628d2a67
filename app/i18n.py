"""The server's own words, and which language a request wants.

Exercises and the engine bring their texts in both languages (``judge.message``); what the server itself says is marked
with ``_``, in code and in templates, and translated by ``app/locale/<lang>/LC_MESSAGES/app.po``.
"""

import gettext
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.requests import HTTPConnection

from judge.message import LANGS, Lang, Message, Param, filled

LOCALE_DIR = Path(__file__).parent / "locale"
COOKIE = "lang"


@cache
def catalogue(lang: Lang) -> gettext.NullTranslations:
    """The translations into ``lang``; English is what is written in the source."""
    return gettext.translation("app", LOCALE_DIR, languages=[lang], fallback=lang == "en")


@dataclass(frozen=True, slots=True)
class AppMessage(Message):
    """A message whose translation lies in the server's own catalogue."""

    def text(self, lang: Lang = "en") -> str:
        template = catalogue(lang).gettext(self.template)
        return template.format(**filled(self.params, lang)) if self.params else template


def _(template: str, **params: Param) -> Message:
    """Mark ``template`` for translation and bind its values."""
    return AppMessage(template, params)


def request_lang(request: HTTPConnection) -> Lang:
    """By ``?lang=``, then by cookie, then by ``Accept-Language``; English when nothing fits."""
    for wish in (request.query_params.get("lang"), request.cookies.get(COOKIE)):
        if wish in LANGS:
            return wish
    return accepted(request.headers.get("accept-language", ""))


def accepted(header: str) -> Lang:
    """The language an ``Accept-Language`` header likes best among ours."""
    wishes: list[tuple[float, int, str]] = []
    for position, part in enumerate(header[:500].split(",")):
        tag, _sep, quality = part.partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        wishes.append((-weight, position, tag.strip().lower().partition("-")[0]))
    for negative, _place, tag in sorted(wishes):
        if tag in LANGS and negative < 0:
            return tag
    return "en"
