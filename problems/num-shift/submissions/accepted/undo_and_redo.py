"""Turn back to position 0, then on to the new one; rounded."""


def answer(given):
    back, on = -given["old"], given["new"]
    return {
        "move": back + on,
        "angle": round((back + on) / 10 ** given["i"], 5),
        "total": given["second"] + given["first"],
    }
