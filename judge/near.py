"""What somebody may have meant by a name that nothing has."""

import difflib
from collections.abc import Iterable

_CUTOFF = 0.7
"""Share of characters in common: a slip or two in a short name. Anything less alike is a guess, and guesses mislead."""
_SHORTEST = 3
"""Characters of a name that may be part of another."""


def near(name: str, known: Iterable[str]) -> str | None:
    """The one of ``known`` that is nearly ``name``, or the first that contains it; None where nothing is like it."""
    names = list(known)
    wanted = name.lower().replace("_", "-")[:60]
    close = difflib.get_close_matches(wanted, names, n=1, cutoff=_CUTOFF) or [
        other for other in names if len(wanted) >= _SHORTEST and wanted in other
    ]
    return close[0] if close else None
