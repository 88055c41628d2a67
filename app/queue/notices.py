"""What processes tell each other through PostgreSQL. Nobody depends on it: a lost notice costs time alone."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from pydantic import ValidationError

from judge.outcome import CaseOutcome

LIMIT = 7900
"""Bytes. PostgreSQL takes 7999."""


@dataclass(frozen=True, slots=True)
class Notice:
    """About one submission: it was stored (``new``), some cases were judged (``cases``), or it is over (``done``).

    ``first``: the number of the first of ``cases``; ``total``: how many there will be.
    """

    kind: str
    id: str
    learner: str = ""
    problem: str = ""
    mode: str = ""
    first: int = 0
    total: int = 0
    cases: tuple[CaseOutcome, ...] = field(default=())

    def text(self) -> str:
        """As it is sent."""
        known = {"kind": self.kind, "id": self.id}
        if self.kind != "cases":
            return _text({**known, "learner": self.learner, "problem": self.problem, "mode": self.mode})
        cases = [json.loads(case.model_dump_json(exclude_none=True)) for case in self.cases]
        return _text({**known, "first": self.first, "total": self.total, "cases": cases})

    @classmethod
    def read(cls, text: str) -> "Notice | None":
        """None for what is of another version, or not ours."""
        try:
            said = json.loads(text)
            cases = tuple(CaseOutcome.model_validate_json(json.dumps(case)) for case in said.pop("cases", ()))
            return cls(**said, cases=cases)
        except (ValueError, TypeError, ValidationError):
            return None


def progress(id: str, first: int, total: int, cases: Sequence[CaseOutcome]) -> list[Notice]:
    """As many notices as these cases need. What is too long for one comes without its details; the report has them."""
    notices: list[Notice] = []
    batch: list[CaseOutcome] = []
    for case in cases:
        if size(longer := Notice("cases", id, first=first, total=total, cases=(*batch, case))) <= LIMIT:
            batch = list(longer.cases)
            continue
        if batch:
            notices.append(Notice("cases", id, first=first, total=total, cases=tuple(batch)))
            first += len(batch)
        short = case.model_copy(update={"stdout": None, "worst": ()})
        whole = next((c for c in (case, short) if size(Notice("cases", id, cases=(c,))) <= LIMIT - 50), None)
        if whole is None:  # what follows would not fit behind it, and comes with the verdict
            return notices
        batch = [whole]
    return [*notices, Notice("cases", id, first=first, total=total, cases=tuple(batch))] if batch else notices


def size(notice: Notice) -> int:
    """In bytes, as PostgreSQL counts."""
    return len(notice.text().encode())


def _text(said: dict[str, object]) -> str:
    return json.dumps(said, ensure_ascii=True, separators=(",", ":"))
