"""The sheet takes sin and cos."""


def answer(given):
    return {
        name: f"(sin({p}), cos({p}), sin({p}/100), cos({p}/100))"
        for name, p in (("first", given["m"]), ("second", given["n"]))
    }
