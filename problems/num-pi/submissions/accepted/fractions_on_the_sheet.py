"""Fractions written down, nothing divided."""


def answer(given):
    trained, used, m = given["L0"], given["L"], given["m"]
    return {"s": f"{used}/{trained}", "image": f"{m}*{trained}/{used}", "step": f"{trained}/{used}"}
