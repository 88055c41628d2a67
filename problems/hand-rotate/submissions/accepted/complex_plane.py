"""A vector as a complex number; the score is the real part of q' times the conjugate of k'."""

from cmath import exp


def answer(given):
    q = complex(*given["q"]) * exp(1j * given["m"] * given["theta"])
    k = complex(*given["k"]) * exp(1j * given["n"] * given["theta"])
    return {"q'": (q.real, q.imag), "k'": (k.real, k.imag), "score": (q * k.conjugate()).real}
