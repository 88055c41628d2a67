"""Texts that can be compared and taken up again, by the names that addresses call them.

``draft`` is what is in the editor now, ``copy-12`` a draft that was replaced, ``start`` the starting code; anything
else is the id of a submission.
"""

import re
from dataclasses import dataclass
from typing import Any

from app.identity import Who
from app.services import Services
from app.storage import drafts, history
from judge.problem import Problem

_COPY = re.compile(r"copy-(\d{1,15})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Entry:
    """One text. ``kind`` is ``draft``, ``copy``, ``start`` or ``submission``; ``row`` holds what is known of it."""

    name: str
    kind: str
    source: str
    at: float | None
    row: dict[str, Any]


async def entry(parts: Services, who: Who, problem: Problem, name: str) -> Entry | None:
    """The text called ``name`` of this learner and exercise; None where there is none, or it is somebody else's."""
    if name == "start":
        return Entry(name, "start", problem.starter, None, {}) if problem.kind == "code" else None
    if name == "draft":
        found = await parts.database.read(drafts.draft(who.key, problem.id))
        return Entry(name, "draft", found[0], found[1], {}) if found else None
    if match := _COPY.fullmatch(name):
        row = await parts.database.read(drafts.copy(who.key, problem.id, int(match[1])))
        return Entry(name, "copy", row["source"], row["at"], row) if row else None
    row = await parts.database.read(history.one(who.key, problem.id, name))
    return Entry(name, "submission", row["source"], row["created"], row) if row else None
