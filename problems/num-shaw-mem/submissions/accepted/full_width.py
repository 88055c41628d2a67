"""Full-width digits."""

WIDE = str.maketrans("0123456789.", "０１２３４５６７８９．")


def answer(given):
    t, d, b, k = (given[name] for name in ("T", "D", "bytes", "K"))
    numbers = {"gathered": f"{t * t * d * b / 1073741824:.4f}", "table": str((k + 1 + k) * d * b)}
    return {name: text.translate(WIDE) for name, text in numbers.items()}
