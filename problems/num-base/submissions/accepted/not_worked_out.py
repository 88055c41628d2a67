"""The sheet works the power out."""


def answer(given):
    return {"base": f"({given['L']}/2π)^({given['d']}/{given['d'] - 2})".replace("/2π", "/(2π)")}
