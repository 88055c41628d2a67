"""Full-width digits and signs."""

WIDE = str.maketrans("0123456789.-", "０１２３４５６７８９．－")


def answer(given):
    move = given["new"] - given["old"]
    numbers = {
        "move": str(move),
        "angle": f"{move / 10 ** given['i']:.4f}",
        "total": str(given["first"] + given["second"]),
    }
    return {name: text.translate(WIDE) for name, text in numbers.items()}
