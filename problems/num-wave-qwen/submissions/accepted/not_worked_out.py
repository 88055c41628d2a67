"""Powers written on the sheet; turns counted instead of wavelengths."""

from math import tau


def answer(given):
    r, base = int(given["head_dim"] * given["factor"]), given["base"]
    turns = [given["L"] * base ** (-2 * i / r) / tau for i in range(r // 2)]
    waves = ", ".join(f"2π*{base}^({2 * i}/{r})" for i in given["i"])
    return {"wave": f"[{waves}]", "slow": len([x for x in turns if x < 1])}
