"""Names of files in archives: nothing in them that any system takes for more than a name."""

import re
from datetime import UTC, datetime

from app.classroom.names import tidy

LONGEST = 60

_UNSAFE = re.compile(r"[^\w.\-]+")
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")


def safe(name: str) -> str:
    """``name`` as the name of a file or a folder; of any script, never empty, never a path."""
    text = _UNSAFE.sub("_", tidy(name)).strip("._")[:LONGEST].rstrip("._")
    if not text:
        return "_"
    return f"_{text}" if _RESERVED.fullmatch(text) else text


def moment(at: float) -> str:
    """A point in time, UTC, as part of a file's name."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")
