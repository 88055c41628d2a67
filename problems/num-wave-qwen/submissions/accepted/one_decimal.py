"""One decimal, full-width."""

from math import exp, log, tau

WIDE = str.maketrans("0123456789(),.", "０１２３４５６７８９（），．")


def answer(given):
    r = int(given["head_dim"] * given["factor"])
    waves = [tau * exp(2 * i / r * log(given["base"])) for i in range(r // 2)]
    chosen = ", ".join(f"{waves[i]:.1f}" for i in given["i"])
    return {"wave": f"({chosen})".translate(WIDE), "slow": r // 2 - sum(w <= given["L"] for w in waves)}
