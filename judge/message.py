"""Text a person reads, kept apart from its language until it is shown.

A message is an English template with named holes plus their values. It is marked for translation where it is written,
``_("{n} of {total} elements are wrong", n=3, total=8)``, stored as it is, and rendered in the reader's language by
:meth:`Message.text`. The catalogues are ``judge/locale/<lang>/LC_MESSAGES/judge.po``.
"""

import gettext
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

Lang: TypeAlias = Literal["zh", "en"]
LANGS: tuple[Lang, ...] = ("zh", "en")

LOCALE_DIR = Path(__file__).parent / "locale"

Param: TypeAlias = "str | int | float | bool | None"


@cache
def _catalogue(lang: Lang) -> gettext.NullTranslations:
    return gettext.translation("judge", LOCALE_DIR, languages=[lang], fallback=lang == "en")


@dataclass(frozen=True, slots=True)
class Message:
    """An English template and the values of its holes."""

    template: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def text(self, lang: Lang = "en") -> str:
        """The message in ``lang``; English where the catalogue has no entry."""
        template = _catalogue(lang).gettext(self.template) if self.template else ""
        return template.format(**filled(self.params, lang)) if self.params else template

    def __str__(self) -> str:
        return self.text("en")


class Translated(str):
    """What fills a hole of a message and has translations itself. Elsewhere it is its English text."""

    __slots__ = ("message",)
    message: "Message | Text"

    def __new__(cls, message: "Message | Text") -> "Translated":
        """The text of ``message``."""
        self = super().__new__(cls, message.text("en"))
        self.message = message
        return self

    def __getnewargs__(self) -> "tuple[Message | Text]":  # type: ignore[override]  # that is what it is made of
        return (self.message,)


def filled(params: Mapping[str, Param], lang: Lang) -> dict[str, Param]:
    """What is put into the holes, in ``lang``."""
    said = {name: value.message.text(lang) for name, value in params.items() if isinstance(value, Translated)}
    return {**params, **said}


def _(template: str, **params: Param) -> Message:
    """Mark ``template`` for translation and bind its values. Braces are doubled only in templates with values."""
    return Message(template, params)


def as_message(value: Message | str) -> Message:
    """A message from either form; a plain string is taken literally and is not translated."""
    return value if isinstance(value, Message) else Message("{literal}", {"literal": value})


@dataclass(frozen=True, slots=True)
class Text:
    """The same sentence in both languages, as exercises carry it."""

    en: str
    zh: str

    def text(self, lang: Lang = "en") -> str:
        return self.zh if lang == "zh" else self.en
