"""The question of q-frequency-bands and its oracle. Trusted."""

import math

from judge.case import Draw
from judge.question import Blank, Given, Question

WIDTHS = (64, 128)
BASES = (10_000, 150_000, 1_000_000)
LENGTHS = (4096, 8192, 32_768)
SCALES = (2, 4, 8, 16, 32)
NARROWEST = 6


def question(draw: Draw) -> Question:
    """A configuration with room in all three bands, and one pair of each, in any order."""
    d, base, length = draw.choice([config for config in _configurations() if _has_room(*config)])
    low, high = correction_range(d, base, length)
    blended = [i for i in range(low, high) if 0.15 < (i - low) / (high - low) < 0.85]
    drawn = [draw.integer(1, low), draw.choice(blended), draw.integer(high + 1, d // 2)]
    pairs = tuple(draw.sample(drawn, 3))
    scale = draw.choice(SCALES)
    shares = tuple(min(max((i - low) / (high - low), 0.0), 1.0) for i in pairs)
    given = {
        "d": Given.number("d", d),
        "base": Given.number("b", base),
        "L0": Given.number("L_0", length),
        "range": Given.vector(r"(\text{low}, \text{high})", (low, high)),
        "s": Given.number("s", scale),
        "i": Given.vector("i", pairs),
    }
    factors = tuple(1 - share + share / scale for share in shares)
    return Question(
        given, (Blank("share", r"\rho_i", want=shares), Blank("factor", r"\theta'_i/\theta_i", want=factors))
    )


def correction_range(d: int, base: int, length: int) -> tuple[int, int]:
    """Between which pairs YaRN changes over: those that turn 32 times and once within ``length`` tokens."""
    low, high = (d * math.log(length / (2 * math.pi * turns)) / (2 * math.log(base)) for turns in (32, 1))
    return math.floor(low), math.ceil(high)


def _configurations() -> list[tuple[int, int, int]]:
    return [(d, base, length) for d in WIDTHS for base in BASES for length in LENGTHS]


def _has_room(d: int, base: int, length: int) -> bool:
    low, high = correction_range(d, base, length)
    return low >= 2 and high - low >= NARROWEST and high <= d // 2 - 2
