"""Numbers as pages show them: a true minus sign before them. An exponent, 1e-05, is as in code and keeps the hyphen."""


def shown(value: float | None, form: str = ".6g") -> str:
    """``value`` in the given form; a dash where there is none."""
    if value is None:
        return "—"
    text = format(value + 0.0, form)  # a zero has no sign
    return f"−{text[1:]}" if text.startswith("-") else text
