"""Python's words for what is no Python, in the reader's language.

English is what Python says itself. The others are those that learners meet; what is not among them stays as it is.
"""

import re
from functools import cache

from judge.message import Message, _, as_message

_KNOWN = (
    _("invalid syntax"),
    _("invalid syntax. Perhaps you forgot a comma?"),
    _("invalid syntax. Maybe you meant '==' or ':=' instead of '='?"),
    _("expected ':'"),
    _("expected '('"),
    _("expected 'else' after 'if' expression"),
    _("expected 'except' or 'finally' block"),
    _("unexpected EOF while parsing"),
    _("unexpected indent"),
    _("unindent does not match any outer indentation level"),
    _("inconsistent use of tabs and spaces in indentation"),
    _("unexpected character after line continuation character"),
    _("unmatched '{bracket}'"),
    _("'{bracket}' was never closed"),
    _("closing parenthesis '{closing}' does not match opening parenthesis '{opening}'"),
    _("closing parenthesis '{closing}' does not match opening parenthesis '{opening}' on line {line}"),
    _("expected an indented block after {what} on line {line}"),
    _("expected an indented block"),
    _("unterminated string literal (detected at line {line})"),
    _("unterminated triple-quoted string literal (detected at line {line})"),
    _("unterminated f-string literal (detected at line {line})"),
    _("f-string: expecting '{bracket}'"),
    _("invalid decimal literal"),
    _("invalid character '{character}' ({code})"),
    _("invalid non-printable character {code}"),
    _("leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers"),
    _("cannot assign to {what}"),
    _("cannot assign to {what} here. Maybe you meant '==' instead of '='?"),
    _("cannot delete {what}"),
    _("'{word}' outside function"),
    _("'{word}' outside loop"),
    _("'{word}' not properly in loop"),
    _("positional argument follows keyword argument"),
    _("positional argument follows keyword argument unpacking"),
    _("keyword argument repeated: {name}"),
    _("duplicate argument '{name}' in function definition"),
    _("non-default argument follows default argument"),
    _("parameter without a default follows parameter with a default"),
    _("name '{name}' is parameter and global"),
    _("no binding for nonlocal '{name}' found"),
    _("Generator expression must be parenthesized"),
    _("Missing parentheses in call to '{name}'. Did you mean {name}(...)?"),
    _("source code string cannot contain null bytes"),
    _("too many nested parentheses"),
    _("too many nested expressions"),
    _("too many statically nested blocks"),
)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each template as an expression; the longest first, so that none takes a part of another for a hole."""
    found = []
    for known in sorted(_KNOWN, key=lambda message: -len(message.template)):
        seen: set[str] = set()
        parts = re.split(r"\{(\w+)\}", known.template)
        text = "".join(_hole(part, seen) if place % 2 else re.escape(part) for place, part in enumerate(parts))
        found.append((re.compile(text), known.template))
    return tuple(found)


def _hole(name: str, seen: set[str]) -> str:
    if name in seen:
        return f"(?P={name})"
    seen.add(name)
    return f"(?P<{name}>.+)"


def explain(text: str) -> Message:
    """What Python said as a message that can be shown in either language."""
    for pattern, template in _patterns():
        if found := pattern.fullmatch(text):
            return Message(template, found.groupdict())
    return as_message(text)
