"""The score without q' and k': turn k by the difference alone."""

from math import cos, sin


def turn(x, angle):
    return (x[0] * cos(angle) - x[1] * sin(angle), x[1] * cos(angle) + x[0] * sin(angle))


def answer(given):
    theta, m, n, q, k = given["theta"], given["m"], given["n"], given["q"], given["k"]
    between = turn(k, (n - m) * theta)
    return {"q'": turn(q, m * theta), "k'": turn(k, n * theta), "score": q[0] * between[0] + q[1] * between[1]}
