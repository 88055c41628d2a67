"""Solved for i."""

from math import ceil, log, tau


def answer(given):
    return {"i": ceil(64 * log(given["T"] / tau) / log(given["base"]))}
