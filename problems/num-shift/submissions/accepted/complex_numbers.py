"""The angle from the quotient of two complex numbers, where it is below half a turn."""

from cmath import exp, phase
from math import pi


def answer(given):
    theta, move = 10.0 ** -given["i"], given["new"] - given["old"]
    angle = phase(exp(1j * given["new"] * theta) / exp(1j * given["old"] * theta))
    turns = round((move * theta - angle) / (2 * pi))
    return {"move": move, "angle": angle + 2 * pi * turns, "total": given["first"] + given["second"]}
