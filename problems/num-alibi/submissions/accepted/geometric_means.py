"""Each extra slope as the mean between neighbours; rounded to five decimals."""

from itertools import pairwise


def answer(given):
    n, more = given["n"], given["n'"]
    below = 1 << (more.bit_length() - 1)
    slopes = [2 ** (-8 * h / below) for h in range(below + 1)]
    means = [(a * b) ** 0.5 for a, b in pairwise(slopes)]
    return {
        "slopes": tuple(round(2 ** (-8 * h / n), 5) for h in range(1, n + 1)),
        "extra": tuple(round(x, 5) for x in means[: more - below]),
    }
