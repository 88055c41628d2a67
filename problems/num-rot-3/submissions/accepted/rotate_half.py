"""x cos + rotate(x) sin, with tables of four columns."""

from math import cos, sin


def answer(given):
    (a, b, c, d), m = given["x"], given["m"]

    def combine(x, partner, angles):
        return tuple(u * cos(m * t) + v * sin(m * t) for u, v, t in zip(x, partner, angles, strict=True))

    return {
        "adjacent": combine((a, b, c, d), (-b, a, -d, c), (1, 1, 0.01, 0.01)),
        "halves": combine((a, b, c, d), (-c, -d, a, b), (1, 0.01, 1, 0.01)),
    }
