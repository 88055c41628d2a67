"""From the number of pairs, as products on the sheet."""


def answer(given):
    pairs = round(given["head_dim"] * given["factor"] / 2)
    return {
        "rotated": f"2*{pairs}",
        "passed": f"{given['head_dim']} - 2*{pairs}",
        "columns": 2 * pairs,
        "angles": pairs,
    }
