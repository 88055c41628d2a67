"""Counted per key: a key of the prompt is there in all n + 1 passes, the t-th new one in the last n + 1 - t."""


def answer(given):
    p, n = given["P"], given["n"]
    return {"rotated": len(range(p + n)), "raw": p * (n + 1) + sum(n + 1 - t for t in range(1, n + 1))}
