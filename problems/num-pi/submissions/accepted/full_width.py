"""Full-width digits."""

WIDE = str.maketrans("0123456789.", "０１２３４５６７８９．")


def answer(given):
    s = given["L"] / given["L0"]
    numbers = {"s": s, "image": given["m"] / s, "step": 1 / s}
    return {name: f"{x:.4f}".translate(WIDE) for name, x in numbers.items()}
