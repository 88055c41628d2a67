"""The question of num-rotations and its oracle. Trusted."""

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """The process itself, step by step, with a counter for either kind of cache."""
    prompt, steps = 10 * draw.integer(20, 400), draw.integer(5, 60)
    cached = rotated = raw = 0
    for arriving in (prompt, *(1 for _ in range(steps))):
        cached += arriving
        rotated += arriving  # only what is new
        raw += cached  # all that is there
    given = {"P": Given.number("P", prompt), "n": Given.number("n", steps)}
    return Question(
        given,
        (Blank("rotated", r"\text{rotated cache}", want=(rotated,)), Blank("raw", r"\text{raw cache}", want=(raw,))),
    )
