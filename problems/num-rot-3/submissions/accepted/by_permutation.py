"""The half layout by permuting, rotating adjacent pairs and permuting back; rounded."""

from cmath import exp


def answer(given):
    def adjacent(x):
        z = complex(x[0], x[1]) * exp(1j * given["m"]), complex(x[2], x[3]) * exp(0.01j * given["m"])
        return tuple(round(v, 4) for w in z for v in (w.real, w.imag))

    a, b, c, d = given["x"]
    p, q, r, s = adjacent((a, c, b, d))
    return {"adjacent": adjacent((a, b, c, d)), "halves": (p, r, q, s)}
