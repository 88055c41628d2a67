"""Sums left to the sheet."""


def answer(given):
    old, new, i = given["old"], given["new"], given["i"]
    return {
        "move": f"{new} - {old}",
        "angle": f"({new} - {old})*0.1^{i}",
        "total": f"{given['first']} + ({given['second']})",
    }
