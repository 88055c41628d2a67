"""Rounded to three decimals."""


def answer(given):
    low, high = given["range"]
    shares = [sorted((0, (i - low) / (high - low), 1))[1] for i in given["i"]]
    factors = [1 - share * (1 - 1 / given["s"]) for share in shares]
    return {"share": tuple(round(x, 3) for x in shares), "factor": tuple(round(x, 3) for x in factors)}
