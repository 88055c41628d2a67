"""What the terminal and the pages both say about cards."""

from datetime import timedelta

from judge.cards.card import SectionName
from judge.cards.memory import Memory, Rating
from judge.message import Message, _

SECTION_NAMES: dict[SectionName, Message] = {
    "without-positions": _("Without positions"),
    "absolute": _("Absolute positions"),
    "relative": _("Relative positions"),
    "rotary": _("Rotary positions"),
    "long-context": _("Long context and inference"),
}

RATING_NAMES: dict[Rating, Message] = {1: _("again"), 2: _("hard"), 3: _("good"), 4: _("easy")}


def interval(time: timedelta) -> Message:
    """A span of time, as exactly as it matters."""
    minutes = time.total_seconds() / 60
    if minutes < 59.5:
        return _("{n} min", n=max(1, round(minutes)))
    if minutes < 23.5 * 60:
        return _("{n} h", n=round(minutes / 60))
    return _("{n} d", n=round(minutes / 60 / 24))


def status(memory: Memory | None) -> Message:
    """How far a card has come."""
    if memory is None:
        return _("new")
    return _("learned") if memory.learned else _("learning")
