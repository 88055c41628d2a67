"""Numbered lines of a source, and messages whose line numbers lead there."""

import re

from markupsafe import Markup, escape

_LINE = re.compile(r"^(?:line (?P<en>\d+)(?=, (?:in|column) )|第 (?P<zh>\d+) 行(?=第))", re.MULTILINE)
"""As the sandbox writes a traceback and the engine a syntax error; ``static/js/lines.js`` knows the same."""


def linked(message: str, source: str) -> Markup:
    """``message`` with links to the lines of ``source`` that it names."""
    last = source.count("\n") + 1
    pieces: list[str] = []
    done = 0
    for match in _LINE.finditer(message):
        number = int((match["en"] or match["zh"])[:9])
        if 1 <= number <= last:
            pieces += [escape(message[done : match.start()]), Markup('<a href="#L{}">{}</a>').format(number, match[0])]
            done = match.end()
    return Markup("").join([*pieces, escape(message[done:])])


def numbered(source: str) -> Markup:
    """``source`` with a name for every line."""
    lines = source.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    return Markup("\n").join(Markup('<span id="L{}">{}</span>').format(n, line) for n, line in enumerate(lines, 1))
