"""Nothing worked out: the sheet takes cos, sin and π."""

from math import pi


def answer(given):
    def turned(x, position):
        angle = f"{position}*pi/{pi / given['theta']:.12g}"
        return f"({x[0]}*cos({angle}) - {x[1]}*sin({angle}), {x[0]}*sin({angle}) + {x[1]}*cos({angle}))"

    (a, b), (c, d) = given["q"], given["k"]
    delta = f"{given['n'] - given['m']}*pi/{pi / given['theta']:.12g}"
    score = f"{a * c + b * d}*cos({delta}) + {b * c - a * d}*sin({delta})"
    return {"q'": turned(given["q"], given["m"]), "k'": turned(given["k"], given["n"]), "score": score}
