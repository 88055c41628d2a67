"""From pair to pair by the ratio b^(2/r)."""

from math import pi


def answer(given):
    r = int(given["head_dim"] * given["factor"])
    waves, ratio = [2 * pi], given["base"] ** (2 / r)
    while len(waves) < r // 2:
        waves.append(waves[-1] * ratio)
    return {"wave": tuple(waves[i] for i in given["i"]), "slow": len([w for w in waves if w > given["L"]])}
