"""The question of q-helix-full-turn and its oracle. Trusted."""

import math

from judge.case import Draw
from judge.question import Blank, Given, Question

BASES = (10_000, 500_000, 1_000_000)
LENGTHS = range(60, 201)


def question(draw: Draw) -> Question:
    """A base of the picture and a length within it for which no two mistakes end at the same pair."""
    base = draw.choice(BASES)
    length = draw.choice([length for length in LENGTHS if _tells_apart(base, length)])
    given = {"base": Given.number("b", base), "T": Given.number("T", length)}
    return Question(given, (Blank("i", "i", want=(first_slow(base, length),)),))


def first_slow(base: int, length: float, turn: float = 2 * math.pi) -> int:
    """The smallest i with length < turn · base^(2i/128)."""
    return math.floor(_border(base, length, turn)) + 1


def _border(base: int, length: float, turn: float = 2 * math.pi) -> float:
    return 64 * math.log(length / turn) / math.log(base)


def _tells_apart(base: int, length: int) -> bool:
    border, other = _border(base, length), 1_000_000 if base == 10_000 else 10_000
    right = first_slow(base, length)
    ends = (right, right - 1, 2 * right, math.ceil(2 * border), first_slow(base, length, 1), first_slow(other, length))
    return 0.05 < border % 1 < 0.45 and len(set(ends)) == len(ends)
