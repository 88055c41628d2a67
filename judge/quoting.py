"""Text from a submission as it may stand in a message: cropped, in one line, printable."""

MAX_NAME = 80


def clean(text: str, limit: int = MAX_NAME) -> str:
    """``text`` of at most ``limit`` characters, one line, printable; a lone surrogate would break JSON later."""
    cropped = text if len(text) <= limit else text[: limit - 1] + "…"
    if cropped.isprintable():
        return cropped
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in cropped)


def clean_lines(text: str, limit: int = 8_000) -> str:
    """Like :func:`clean`, line by line."""
    lines = text[:limit].split("\n")
    return "\n".join(clean(line, limit) for line in lines)
