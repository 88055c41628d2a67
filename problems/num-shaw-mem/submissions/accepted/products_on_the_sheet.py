"""Products written down."""


def answer(given):
    t, d, b, k = (given[name] for name in ("T", "D", "bytes", "K"))
    return {"gathered": f"{t}^2*{d}*{b}/2^30", "table": f"(2*{k}+1)*{d}*{b}"}
