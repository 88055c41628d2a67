"""Lines that fit a terminal: broken by the columns that characters take, of which a Chinese one takes two."""

import re

from practice.formula import columns

# A word with the blanks before it, or one wide character; what closes stays with what it closes, what opens with what
# it opens.
_CLOSES = "，。；：、！？）》】」』”’…"
_OPENS = "（《【「『“‘"
_PIECE = re.compile(rf"\s*(?:[{_OPENS}]*(?:[^\s\u2e80-\uffef{_OPENS}{_CLOSES}]+|[\u2e80-\uffef])[{_CLOSES}]*|\S)")


def wrapped(text: str, width: int) -> list[str]:
    """``text`` in lines of at most ``width`` columns; only a word longer than a line is broken."""
    lines = [""]
    for piece in _PIECE.findall(text):
        if columns(lines[-1]) + columns(piece) <= width:
            lines[-1] += piece
            continue
        *full, last = _parts(piece.lstrip(), width)
        lines += [*full, last]
    return [line.strip() for line in lines if line.strip()] or [""]


def paragraphs(text: str, width: int) -> str:
    """Every line of ``text`` broken where ``width`` columns end."""
    return "\n".join(line for paragraph in text.splitlines() for line in wrapped(paragraph, width))


def shortened(lines: list[str], most: int, width: int) -> list[str]:
    """The first ``most`` of ``lines``; where that is not all, the last one ends in an ellipsis."""
    if len(lines) <= most:
        return lines
    last = _parts(f"{lines[most - 1]} ", width - 1)[0].rstrip()
    return [*lines[: most - 1], f"{last}…"]


def padded(text: str, width: int) -> str:
    """``text`` filled up with blanks to ``width`` columns."""
    return text + " " * (width - columns(text))


def _parts(word: str, width: int) -> list[str]:
    parts = [""]
    for character in word:
        if parts[-1] and columns(parts[-1] + character) > width:
            parts.append("")
        parts[-1] += character
    return parts
