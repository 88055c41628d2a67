"""As the code does it, by counting arange(0, r, 2)."""


def answer(given):
    r = int(given["head_dim"] * given["factor"] + 0.5)
    frequencies = [2 * i / r for i in range(len(range(0, r, 2)))]
    return {
        "rotated": r,
        "passed": len(range(r, given["head_dim"])),
        "columns": len(frequencies + frequencies),
        "angles": len(frequencies),
    }
