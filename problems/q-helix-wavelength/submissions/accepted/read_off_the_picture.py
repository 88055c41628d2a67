"""Rounded to the nearest token, as an eye reads it."""

from math import exp, log, tau


def answer(given):
    return {"wave": round(tau * exp(log(given["base"]) * given["i"] / 64))}
