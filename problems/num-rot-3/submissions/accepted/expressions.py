"""Left to the sheet."""


def answer(given):
    x, m = given["x"], given["m"]

    def turned(a, b, angle):
        return f"{a}*cos({angle})-({b})*sin({angle})", f"{a}*sin({angle})+({b})*cos({angle})"

    (p, q), (r, s) = turned(x[0], x[1], m), turned(x[2], x[3], f"{m}/100")
    (t, u), (v, w) = turned(x[0], x[2], m), turned(x[1], x[3], f"{m}/100")
    return {"adjacent": f"({p}, {q}, {r}, {s})", "halves": f"({t}, {v}, {u}, {w})"}
