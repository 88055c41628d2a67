"""Complex exponentials, rounded to four decimals."""

from cmath import exp


def answer(given):
    def row(p):
        turned = [exp(1j * p), exp(0.01j * p)]
        return tuple(round(x, 4) for z in turned for x in (z.imag, z.real))

    return {"first": row(given["m"]), "second": row(given["n"])}
