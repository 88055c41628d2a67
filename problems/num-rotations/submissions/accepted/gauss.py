"""The sum in closed form, on the sheet."""


def answer(given):
    p, n = given["P"], given["n"]
    return {"rotated": f"{p} + {n}", "raw": f"({n} + 1)*{p} + {n}*({n} + 1)/2"}
