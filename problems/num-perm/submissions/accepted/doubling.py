"""Within a head the old place is the doubled new one, modulo width - 1; the last place stays."""


def answer(given):
    def old(row, width):
        head, place = row // width, row % width
        return head * width + (place if place == width - 1 else 2 * place % (width - 1))

    rows = range(given["n_heads"] * given["head_dim"])
    return {"rows": tuple(old(r, given["head_dim"]) for r in rows), "old": old(given["r"], given["D"])}
