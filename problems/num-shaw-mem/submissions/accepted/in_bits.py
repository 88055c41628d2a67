"""Through bits."""


def answer(given):
    bits = given["D"] * given["bytes"] * 8
    return {"gathered": given["T"] * given["T"] * bits / (8 * 1024**3), "table": (1 + 2 * given["K"]) * bits // 8}
