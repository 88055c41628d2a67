"""The question of num-t5 and its oracle. Trusted."""

import math

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """Near, middle and far distances of both signs, none within a tenth of an edge and none on the formula's edges."""
    middle, far = [r for r in range(17, 90) if _fine(r)], range(140, 2000)
    past, future, other = draw.sample(middle, 3)
    rel = (0, -draw.integer(1, 8), draw.integer(1, 8), -past, future, -draw.integer(9, 11), -draw.choice(far))
    back = (draw.integer(1, 200), -draw.integer(1, 16), -other, -past, -draw.choice(far))
    both = (*rel, draw.choice(far))
    return Question(
        {"rel": Given.vector(r"\text{rel}", both), "rel'": Given.vector(r"\text{rel}'", back)},
        (
            Blank("encoder", r"\text{encoder}", want=tuple(_bucket(-r, 16) + 16 * (r > 0) for r in both)),
            Blank("decoder", r"\text{decoder}", want=tuple(_bucket(max(-r, 0), 32) for r in back)),
        ),
    )


def _place(r: int, n: int) -> float:
    return math.log(2 * r / n) / math.log(2 * 128 / n) * (n // 2)


def _fine(r: int) -> bool:
    """Clear of edges in both, and rounding to nearest gives another bucket in both."""
    return all(0.55 < _place(r, n) % 1 < 0.95 for n in (16, 32))


def _bucket(r: int, n: int) -> int:
    r = abs(r)
    return r if r < n // 2 else min(n // 2 + math.floor(_place(r, n)), n - 1)
