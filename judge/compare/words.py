"""Small pieces of text that messages are made of. Text from the submission is cropped and made printable."""

from judge.quoting import MAX_NAME as MAX_NAME
from judge.quoting import clean as clean
from judge.quoting import clean_lines as clean_lines

MAX_QUOTE = 120


def number(value: float) -> str:
    """``value`` to three significant digits."""
    return f"{value:.3g}"


def shape_text(shape: tuple[int, ...] | None) -> str:
    """``[2, 3]``, as the statements write shapes."""
    return "[" + ", ".join(str(n) for n in shape or ()) + "]"
