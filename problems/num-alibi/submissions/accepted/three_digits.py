"""Three significant digits."""


def answer(given):
    n, more = given["n"], given["n'"]
    below = max(2**e for e in range(10) if 2**e <= more)
    return {
        "slopes": tuple(float(f"{2 ** (-8 * h / n):.3g}") for h in range(1, n + 1)),
        "extra": tuple(float(f"{2 ** (-4 * h / below):.3g}") for h in range(1, 2 * (more - below), 2)),
    }
