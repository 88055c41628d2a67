"""Band by band."""


def answer(given):
    low, high = given["range"]
    shares, factors = [], []
    for i in given["i"]:
        if i <= low:
            share, factor = 0, 1
        elif i >= high:
            share, factor = 1, 1 / given["s"]
        else:
            share = (i - low) / (high - low)
            factor = share / given["s"] + (1 - share)
        shares.append(share)
        factors.append(factor)
    return {"share": tuple(shares), "factor": tuple(factors)}
