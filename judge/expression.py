"""Numbers as people write them by hand: ``-1/2``, ``√2/2``, ``2π``, ``(cos(pi/6), 1e-3)``.

A small recursive-descent reader; nothing is ever handed to Python's own evaluator. All arithmetic is in doubles, so
``9**9**9`` overflows at once and is reported. Characters from a Chinese keyboard are read as what they stand for.

    row      = "(" sum {"," sum} ")" | "[" … "]" | sum {"," sum}
    sum      = product {("+" | "-") product}
    product  = signed {("*" | "/") signed | power}        a power right behind a factor is multiplied: 2π, 2√3, 2(1+1)
    signed   = {"+" | "-"} power
    power    = atom [("^" | "**") signed]
    atom     = number | "pi" | ("sqrt" | "sin" | "cos") "(" sum ")" | "√" atom | "(" sum ")" | "[" sum "]"
"""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass

from judge.errors import LearnerError
from judge.message import Message, _
from judge.quoting import clean

LONGEST = 500
"""Characters in one row."""
LONGEST_QUOTE = 20
"""Characters of it that a message repeats."""
DEEPEST = 40
"""Brackets, signs and powers inside one another."""


class Unreadable(LearnerError):
    """What stands in ``column`` (1-based): of ``line`` of a sheet, or of what is filled in for ``blank``.

    ``message`` has holes for the column and for whichever of the two it names.
    """

    def __init__(self, message: Message, column: int, line: int = 1, blank: str = "?") -> None:
        super().__init__(Message(message.template, {**message.params, "line": line, "column": column, "blank": blank}))
        self.column = column
        self.line = line

    def of(self, blank: str) -> "Unreadable":
        """The same about ``blank``."""
        return Unreadable(self.message, self.column, self.line, blank)


_LOOKALIKES = str.maketrans(
    {
        **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},  # full-width ASCII: （ ） ， ＝ － ０ …
        **dict.fromkeys(map(ord, "\u3000\u00a0\u2009\u202f\t"), " "),
        **dict.fromkeys(map(ord, "−–—﹣"), "-"),
        **dict.fromkeys(map(ord, "×·⋅∙✕"), "*"),
        **dict.fromkeys(map(ord, "÷∕⁄"), "/"),
        **dict.fromkeys(map(ord, "′’‘＇"), "'"),
        **dict.fromkeys(map(ord, "【〔「"), "["),
        **dict.fromkeys(map(ord, "】〕」"), "]"),
        ord("、"): ",",
        ord("。"): ".",
        ord("Π"): "π",
        ord("𝜋"): "π",
    }
)


def plain(text: str) -> str:
    """``text`` with every look-alike replaced, character by character: columns stay as they are."""
    return text.translate(_LOOKALIKES)


def evaluate(text: str) -> tuple[float, ...]:
    """The numbers in ``text``; raises :class:`Unreadable`, to be told which blank it is about."""
    if len(text) > LONGEST:
        message = _("{blank}, character {column}: this is longer than {most} characters", most=LONGEST)
        raise Unreadable(message, 1 + LONGEST)
    return _Reader(_tokens(plain(text))).row()


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str  # "number", "name", "end", or the sign itself
    text: str
    column: int


_TOKEN = re.compile(
    r"""(?P<number> (?: [0-9]+ \.? [0-9]* | \.[0-9]+ ) (?: [eE][+-]?[0-9]+ )? )
      | (?P<name> [^\W\d_]+ )
      | (?P<sign> \*\* | [-+*/^√(),\[\]] )
      | (?P<space> [ ]+ )""",
    re.VERBOSE,
)


def _tokens(text: str) -> list[_Token]:
    found: list[_Token] = []
    at = 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise Unreadable(
                _("{blank}, character {column}: {found} means nothing here", found=clean(text[at])), 1 + at
            )
        if match.lastgroup != "space":
            kind = match[0] if match.lastgroup == "sign" else str(match.lastgroup)
            found.append(_Token("^" if kind == "**" else kind, match[0], 1 + at))
        at = match.end()
    return [*found, _Token("end", "", 1 + len(text.rstrip()))]


_FUNCTIONS: dict[str, Callable[[float], float]] = {"sqrt": math.sqrt, "sin": math.sin, "cos": math.cos}
_CLOSING = {"(": ")", "[": "]"}
_STARTS_FACTOR = {"name", "√", "(", "["}


class _Reader:
    """One pass over the tokens of a row."""

    def __init__(self, tokens: list[_Token]) -> None:
        self._tokens = tokens
        self._at = 0
        self._depth = 0

    @property
    def _next(self) -> _Token:
        return self._tokens[self._at]

    def _take(self) -> _Token:
        token = self._next
        self._at += token.kind != "end"
        return token

    def row(self) -> tuple[float, ...]:
        bracket = self._take() if self._wraps_all() else None
        values = [self._sum()]
        while self._next.kind == ",":
            self._take()
            values.append(self._sum())
        if bracket:
            self._expect(_CLOSING[bracket.kind])
        if self._next.kind != "end":
            raise self._unexpected()
        return tuple(values)

    def _wraps_all(self) -> bool:
        """Is the first bracket closed by the last character only, as in ``(1, 2)`` and unlike ``(1)/(2)``?"""
        depth = 0
        for token in self._tokens[:-2]:
            depth += (token.kind in _CLOSING) - (token.kind in _CLOSING.values())
            if depth <= 0:
                return False
        return depth > 0

    def _sum(self) -> float:
        value = self._product()
        while self._next.kind in ("+", "-"):
            sign = self._take()
            right = self._product()
            value = self._finite(value + right if sign.kind == "+" else value - right, sign)
        return value

    def _product(self) -> float:
        value = self._signed()
        divided = False
        while True:
            sign = self._next
            if sign.kind in ("*", "/"):
                self._take()
                right = self._signed()
                divided = sign.kind == "/"
                if divided and right == 0:
                    raise Unreadable(_("{blank}, character {column}: this divides by zero"), sign.column)
                value = self._finite(value / right if divided else value * right, sign)
            elif sign.kind in _STARTS_FACTOR:
                if divided:
                    raise Unreadable(
                        _("{blank}, character {column}: write * or a bracket here: a/bc can be read in two ways"),
                        sign.column,
                    )
                value = self._finite(value * self._power(), sign)
            else:
                return value

    def _signed(self) -> float:
        self._enter()
        negative = False
        while self._next.kind in ("+", "-"):
            negative ^= self._take().kind == "-"
        value = self._power()
        self._depth -= 1
        return -value if negative else value

    def _power(self) -> float:
        base = self._atom()
        if self._next.kind != "^":
            return base
        sign = self._take()
        exponent = self._signed()
        return self._computed(lambda: math.pow(base, exponent), sign)

    def _atom(self) -> float:
        self._enter()
        token = self._take()
        match token.kind:
            case "number":
                value = self._finite(float(token.text), token)
            case "name":
                value = self._named(token)
            case "√":
                inner = self._atom()
                value = self._computed(lambda: math.sqrt(inner), token)
            case "(" | "[":
                value = self._bracketed(token)
            case _:
                self._at -= token.kind != "end"
                raise self._unexpected()
        self._depth -= 1
        return value

    def _named(self, token: _Token) -> float:
        name = token.text.lower()
        if name in ("pi", "π"):
            return math.pi
        if name not in _FUNCTIONS:
            message = _(
                "{blank}, character {column}: {found} is not known; there are pi, sqrt, sin and cos",
                found=clean(token.text, LONGEST_QUOTE),
            )
            raise Unreadable(message, token.column)
        if self._next.kind not in _CLOSING:
            raise Unreadable(
                _("{blank}, character {column}: write a bracket after {name}: {name}(…)", name=token.text),
                self._next.column,
            )
        inner = self._bracketed(self._take())
        return self._computed(lambda: _FUNCTIONS[name](inner), token)

    def _bracketed(self, opening: _Token) -> float:
        value = self._sum()
        self._expect(_CLOSING[opening.kind])
        return value

    def _expect(self, kind: str) -> None:
        if self._next.kind != kind:
            raise self._unexpected(kind)
        self._take()

    def _enter(self) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise Unreadable(_("{blank}, character {column}: this is nested too deeply"), self._next.column)

    def _unexpected(self, wanted: str = "") -> Unreadable:
        token = self._next
        if token.kind == "end":
            message = (
                _("{blank}, character {column}: {wanted} is missing", wanted=wanted)
                if wanted
                else _("{blank}, character {column}: a number is missing")
            )
        elif wanted:
            message = _(
                "{blank}, character {column}: {wanted} was expected, not {found}",
                wanted=wanted,
                found=clean(token.text, LONGEST_QUOTE),
            )
        else:
            message = _(
                "{blank}, character {column}: {found} was not expected here", found=clean(token.text, LONGEST_QUOTE)
            )
        return Unreadable(message, token.column)

    def _computed(self, compute: Callable[[], float], token: _Token) -> float:
        try:
            return self._finite(compute(), token)
        except OverflowError:
            return self._finite(math.inf, token)
        except ValueError:
            raise Unreadable(
                _("{blank}, character {column}: {name} has no real value here", name=token.text), token.column
            ) from None

    @staticmethod
    def _finite(value: float, token: _Token) -> float:
        if not math.isfinite(value):
            raise Unreadable(_("{blank}, character {column}: this number is too large"), token.column)
        return value
