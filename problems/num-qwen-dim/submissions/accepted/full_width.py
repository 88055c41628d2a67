"""Full-width digits."""


def answer(given):
    r = round(given["factor"] * given["head_dim"])
    numbers = {"rotated": r, "passed": given["head_dim"] - r, "columns": r, "angles": r // 2}
    return {name: str(x).translate(str.maketrans("0123456789", "０１２３４５６７８９")) for name, x in numbers.items()}
