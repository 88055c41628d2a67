"""By logarithms."""

from math import exp, log, pi


def answer(given):
    return {"base": exp((log(given["L"]) - log(2 * pi)) / (1 - 2 / given["d"]))}
