"""Everything rounded to three decimals, and the score from the rounded vectors' angle, not from the rounded vectors."""

from math import atan2, cos, hypot, sin


def answer(given):
    theta, m, n = given["theta"], given["m"], given["n"]
    size_q, size_k = hypot(*given["q"]), hypot(*given["k"])
    angle_q = atan2(given["q"][1], given["q"][0]) + m * theta
    angle_k = atan2(given["k"][1], given["k"][0]) + n * theta
    return {
        "q'": (round(size_q * cos(angle_q), 3), round(size_q * sin(angle_q), 3)),
        "k'": (round(size_k * cos(angle_k), 3), round(size_k * sin(angle_k), 3)),
        "score": round(size_q * size_k * cos(angle_k - angle_q), 3),
    }
