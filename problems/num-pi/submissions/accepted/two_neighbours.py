"""The step as the difference of two angles."""


def answer(given):
    scale = given["L"] // given["L0"]
    here, there = given["m"] / scale, (given["m"] + 1) / scale
    return {"s": scale, "image": round(here, 4), "step": round(there - here, 6)}
