"""Full-width digits, with one decimal."""

WIDE = str.maketrans("0123456789./", "０１２３４５６７８９．／")


def answer(given):
    new = given["base"] * given["s"] ** (1 + 2 / (given["d"] - 2))
    texts = {"base'": f"{new:.1f}", "first": "1", "last": f"1/{given['s']}"}
    return {name: text.translate(WIDE) for name, text in texts.items()}
