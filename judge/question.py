"""What ``cases.py`` of kind ``answer`` is made of: a question with given numbers, and the blanks to fill in.

``cases.py`` (trusted) defines ``def question(draw: Draw) -> Question``. Every number has three forms: its value, plain
text for the terminal and TeX for the page.
"""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

Number: TypeAlias = int | float
Values: TypeAlias = Number | tuple[Number, ...]

_NAME = re.compile(r"[^\W\d][\w']*")


@dataclass(frozen=True, slots=True)
class Given:
    """A number or vector that the question states. ``label`` is TeX, as the statement calls it."""

    label: str
    value: Values
    text: str
    tex: str

    @classmethod
    def number(cls, label: str, value: Number | Fraction) -> "Given":
        """A number; a fraction is shown as one."""
        plain = float(value) if isinstance(value, Fraction) and value.denominator != 1 else value
        return cls(label, int(plain) if isinstance(plain, Fraction) else plain, _text(value), _tex(value))

    @classmethod
    def vector(cls, label: str, values: tuple[Number, ...]) -> "Given":
        """A row of numbers."""
        return cls(label, values, f"({', '.join(map(_text, values))})", f"({', '.join(map(_tex, values))})")

    @classmethod
    def angle(cls, label: str, turns: Fraction) -> "Given":
        """``turns`` times π: ``Fraction(1, 6)`` is π/6."""
        above, below = turns.numerator, turns.denominator
        sign = "-" if above < 0 else ""
        factor = "" if abs(above) == 1 else str(abs(above))
        if above == 0:
            return cls(label, 0.0, "0", "0")
        if below == 1:
            return cls(label, above * math.pi, f"{sign}{factor}π", rf"{sign}{factor}\pi")
        return cls(
            label, above * math.pi / below, f"{sign}{factor}π/{below}", rf"{sign}\frac{{{factor}\pi}}{{{below}}}"
        )


@dataclass(frozen=True, slots=True)
class Blank:
    """One thing to fill in: as many numbers as ``want`` has.

    ``name`` is what the answer sheet calls it (``q'``), ``label`` the same in TeX. ``atol`` None takes the exercise's
    own tolerance (``problem.yaml``: ``tolerance.number``).
    """

    name: str
    label: str
    want: tuple[Number, ...]
    atol: float | None = None

    @property
    def components(self) -> int:
        return len(self.want)


@dataclass(frozen=True, slots=True)
class Question:
    """What is given and what is asked."""

    given: Mapping[str, Given]
    blanks: tuple[Blank, ...]

    def __post_init__(self) -> None:
        names = [blank.name for blank in self.blanks]
        if not names or len(set(names)) != len(names):
            raise ValueError(f"expected blanks with different names, found {names}")
        for blank in self.blanks:
            if blank.name == "seed" or not _NAME.fullmatch(blank.name):
                raise ValueError(f"expected a name that can stand before '=' on a sheet, found {blank.name!r}")
            if not blank.want or not all(map(math.isfinite, blank.want)):
                raise ValueError(f"{blank.name}: expected finite numbers, found {blank.want}")

    def values(self) -> dict[str, Values]:
        """The given numbers alone, as ``answer(given)`` of a solution or a wrong answer receives them."""
        return {name: given.value for name, given in self.given.items()}


def _text(value: Number | Fraction) -> str:
    return str(value) if not isinstance(value, float) else f"{value:.12g}"


def _tex(value: Number | Fraction) -> str:
    if isinstance(value, Fraction) and value.denominator != 1:
        sign = "-" if value < 0 else ""
        return rf"{sign}\frac{{{abs(value.numerator)}}}{{{value.denominator}}}"
    text = _text(value)
    if "e" in text:
        digits, exponent = text.split("e")
        return rf"{digits}\times 10^{{{int(exponent)}}}"
    return text
