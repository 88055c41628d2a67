"""Nothing worked out: the sheet takes fractions."""


def answer(given):
    low, high = given["range"]
    steps = [min(max(i - low, 0), high - low) for i in given["i"]]
    shares = [f"{step}/{high - low}" for step in steps]
    factors = [f"1 - {share} + {share}/{given['s']}" for share in shares]
    return {"share": f"({', '.join(shares)})", "factor": f"({', '.join(factors)})"}
