"""Submissions with the verdict they must get, read from their own headers.

A file of ``corpus/<exercise>/`` starts with ``# expect:`` (one word of :data:`ALLOWED`) and ``# why:``. ``# after:``
names another file that has to be judged directly before it on the same running engine; ``# machine:`` limits a file
that calls the kernel by number. A file marked CANARY answers correctly only where the forbidden thing worked.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.attacks import generated

CORPUS = Path(__file__).parent / "corpus"
REFUSED = "refused"  # not a verdict: the judge would not take the source at all, and said why

ALLOWED: dict[str, frozenset[str]] = {
    "accepted": frozenset({"AC"}),
    "wrong": frozenset({"WA"}),
    "error": frozenset({"RTE", "CE"}),
    "time": frozenset({"TLE"}),
    "memory": frozenset({"MLE"}),
    "output": frozenset({"OLE"}),
    "not-accepted": frozenset({"CE", "TLE", "MLE", "OLE", "RTE", "WA", REFUSED}),
}

_HEADER = re.compile(r"^# (expect|why|after|machine): *(.*?)\s*$")


@dataclass(frozen=True)
class Sample:
    """One submission of the corpus. ``problem`` is the exercise's id."""

    name: str
    problem: str
    source: str
    expect: str
    why: str
    after: str | None = None
    machine: str | None = None

    @property
    def allowed(self) -> frozenset[str]:
        """The verdicts that are right."""
        return ALLOWED[self.expect]


def read(path: Path) -> Sample:
    """The sample in ``path``. Its bytes are kept, a byte order mark and odd line ends included."""
    raw = path.read_bytes()
    header = dict(_headers(raw.decode("utf-8-sig", errors="replace").splitlines()))
    return Sample(
        name=path.stem,
        problem=path.parent.name.replace("_", "-"),
        source=raw.decode("utf-8", errors="surrogateescape"),
        expect=header["expect"].split()[0],
        why=header["why"],
        after=header.get("after"),
        machine=header.get("machine"),
    )


def _headers(lines: Iterable[str]) -> Iterable[tuple[str, str]]:
    for line in lines:
        match = _HEADER.match(line)
        if not match:
            return
        yield match[1], match[2]


def corpus(folder: Path = CORPUS / "rotate_half") -> list[Sample]:
    """Every sample that concerns this machine: the files of ``folder`` and the sources too odd to be kept as files."""
    made = [Sample(name, "rotate-half", source, expect, why) for name, expect, why, source in generated.sources()]
    found = [read(path) for path in sorted(folder.glob("*.py"))] + (made if folder.is_relative_to(CORPUS) else [])
    return [sample for sample in found if sample.machine in (None, platform.machine())]


def chains(samples: Iterable[Sample]) -> list[list[Sample]]:
    """``samples`` as runs that must be judged back to back; most are runs of one."""
    by_name = {sample.name: sample for sample in samples}
    followed = {sample.after for sample in by_name.values() if sample.after}
    runs = [[sample] for sample in by_name.values() if not sample.after and sample.name not in followed]
    for sample in by_name.values():
        if sample.after:
            runs.append([by_name[sample.after], sample] if sample.after in by_name else [sample])
    return runs
