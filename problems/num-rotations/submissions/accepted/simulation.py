"""Step by step."""


def answer(given):
    cache, rotated, raw = 0, 0, 0
    for new in [given["P"]] + [1] * given["n"]:
        cache, rotated = cache + new, rotated + new
        raw += cache
    return {"rotated": rotated, "raw": raw}
