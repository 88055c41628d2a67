"""Words where numbers are wanted."""


def answer(given):
    return {"q'": "(about one, two)", "k'": "?", "score": "positive"}
