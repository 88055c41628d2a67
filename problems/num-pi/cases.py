"""The question of num-pi and its oracle. Trusted."""

from fractions import Fraction

from judge.case import Draw
from judge.question import Blank, Given, Question


def question(draw: Draw) -> Question:
    """A position beyond the trained length, but within the extended one."""
    trained, scale = draw.choice((2048, 4096, 8192)), draw.choice((2, 4, 8, 16))
    used = trained * scale
    m = 10 * draw.integer(trained // 10 + 20, used // 10)
    given = {
        "L0": Given.number("L_0", trained),
        "L": Given.number("L", used),
        "m": Given.number("m", m),
    }
    image, step = Fraction(m * trained, used), Fraction(trained, used)
    return Question(
        given,
        (
            Blank("s", "s", want=(scale,)),
            Blank("image", "m'", want=(float(image),)),
            Blank("step", r"\alpha(m + 1) - \alpha(m)", want=(float(step),)),
        ),
    )
