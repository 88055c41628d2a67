"""Small pieces of text that messages are made of. Text from the submission is cropped and made printable here."""

from judge.message import Message, _

MAX_NAME = 80
MAX_QUOTE = 120


def bilingual(en: str, zh: str) -> Message:
    """A message put together from parts at run time, whose whole therefore cannot stand in a catalogue.

    It carries both languages, and its template shows all of one and no character of the other; the translation of the
    template swaps the two.
    """
    return _("{en:.{all}}{zh:.{none}}", en=en, zh=zh, all=10_000, none=0)


def clean(text: str, limit: int = MAX_NAME) -> str:
    """``text`` of at most ``limit`` characters, one line, printable; a lone surrogate would break JSON later."""
    cropped = text if len(text) <= limit else text[: limit - 1] + "…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in cropped)


def clean_lines(text: str, limit: int = 8_000) -> str:
    """Like :func:`clean`, line by line."""
    lines = text[:limit].split("\n")
    return "\n".join(clean(line, limit) for line in lines)


def number(value: float) -> str:
    """``value`` to three significant digits."""
    return f"{value:.3g}"


def shape_text(shape: tuple[int, ...] | None) -> str:
    """``[2, 3]``, as the statements write shapes."""
    return "[" + ", ".join(str(n) for n in shape or ()) + "]"
