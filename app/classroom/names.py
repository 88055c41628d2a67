"""Names of people and classes as they are stored, shown and compared."""

import unicodedata

from app.errors import ApiError
from app.i18n import _

LONGEST = 60

_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, marks that turn text around, halves of characters
_KEPT = "\u200c\u200d"  # joiners, which some scripts and emoji need


def tidy(name: str) -> str:
    """``name`` in one line, without what nobody sees."""
    text = unicodedata.normalize("NFC", name[:1000])
    text = "".join(
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or letter in _KEPT or unicodedata.category(letter) not in _DROPPED
    )
    return " ".join(text.split())


def key(name: str) -> str:
    """What two names that nobody tells apart have in common."""
    folded = unicodedata.normalize("NFKC", tidy(name)).casefold()
    return "".join(letter for letter in folded if letter not in _KEPT)[:160]


def checked_name(name: str, where: str = "name") -> str:
    """``name``, tidied; an error that says what to do where it is none."""
    tidied = tidy(name)
    if not any(letter.isalnum() for letter in tidied):
        raise ApiError(422, "no_name", _("A name needs at least one letter or digit."), where=where)
    if len(tidied) > LONGEST:
        raise ApiError(
            422, "name_too_long", _("The name has {n} characters; {limit} is the limit.", n=len(tidied), limit=LONGEST),
            where=where,
        )  # fmt: skip
    return tidied
