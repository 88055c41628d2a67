"""The language of this run, chosen once before the first word is printed."""

from dataclasses import replace

from judge.errors import LearnerError
from judge.message import LANGS, Lang, Message, Text, _, filled
from practice.terminal import printable

_current: Lang = "en"


def current() -> Lang:
    """The language chosen for this run."""
    return _current


def say(text: Message | Text) -> str:
    """``text`` in the language of this run.

    What fills the holes of a message may come from anywhere, a report of somebody's or a name of a file: see
    :func:`~practice.terminal.printable`.
    """
    if isinstance(text, Message):
        params = filled(text.params, _current)
        held = {name: printable(value) if isinstance(value, str) else value for name, value in params.items()}
        text = replace(text, params=held)  # of its own kind: those of the server have a catalogue of their own
    return text.text(_current)


def use(lang: Lang) -> None:
    """Speak ``lang`` from here on."""
    global _current
    _current = lang


def take(arguments: list[str]) -> tuple[Lang | None, list[str]]:
    """Take ``--lang`` out of ``arguments``, wherever it stands: texts of help need it before arguments are parsed."""
    rest: list[str] = []
    lang: str | None = None
    words = iter(arguments)
    for word in words:
        name, equals, value = word.partition("=")
        if word == "--":
            rest += [word, *words]
        elif name == "--lang":
            lang = value if equals else next(words, "")
        else:
            rest.append(word)
    if lang is not None and lang not in LANGS:
        raise LearnerError(_("--lang is one of {known}, not {lang}", known=", ".join(LANGS), lang=repr(lang)))
    return (None if lang is None else "zh" if lang == "zh" else "en"), rest
