"""Two loops over member and pair; the large matrix by division."""


def answer(given):
    width = given["head_dim"]
    rows = [h * width + 2 * j + m for h in range(given["n_heads"]) for m in (0, 1) for j in range(width // 2)]
    half = given["D"] // 2
    block, j = divmod(given["r"], half)
    head, m = divmod(block, 2)
    return {"rows": tuple(rows), "old": f"{head}*{given['D']} + 2*{j} + {m}"}
