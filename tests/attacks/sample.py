"""Submissions with the verdict they must get, read from their own headers.

A file of ``corpus/<exercise>/`` starts with ``# expect:`` (one word of :data:`ALLOWED`) and ``# why:``. ``# after:``
names another file of the folder that has to be judged directly before it on the same running engine; ``# machine:``
limits a file that calls the kernel by number. A file marked CANARY answers correctly only where the forbidden thing
worked. Sources end in ``.py``, answer sheets in ``.txt``. Two folders belong to no exercise: ``playground``, whose
sources are run for themselves, and ``completion``, whose sources are asked about at their ends.
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
    "answered-or-not": frozenset({"AC", "TLE"}),
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

    @property
    def key(self) -> str:
        """Its name among all of them."""
        return f"{self.problem}/{self.name}"

    @property
    def canary(self) -> bool:
        """Whether *accepted* would mean that the sandbox was breached."""
        return "CANARY" in self.why


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


def corpus(folder: Path = CORPUS) -> list[Sample]:
    """Every sample that concerns this machine: the files of ``folder``, which has one folder for each exercise.

    The project's own corpus has some more, too odd to be kept as files.
    """
    kinds = {"rotate-half": generated.sources(), "completion": generated.half_written()}
    made = [
        Sample(name, problem, source, expect, why)
        for problem, sources in kinds.items()
        for name, expect, why, source in sources
    ]
    files = sorted([*folder.glob("*/*.py"), *folder.glob("*/*.txt")])
    found = [*map(read, files), *(made if folder == CORPUS else [])]
    return [sample for sample in found if sample.machine in (None, platform.machine())]


def chains(samples: Iterable[Sample]) -> list[list[Sample]]:
    """``samples`` as runs that must be judged back to back; most are runs of one."""
    by_name = {sample.key: sample for sample in samples}
    before = {key: f"{sample.problem}/{sample.after}" for key, sample in by_name.items() if sample.after}
    followed = set(before.values())
    runs = [[sample] for key, sample in by_name.items() if key not in before and key not in followed]
    for key, first in before.items():
        runs.append([by_name[first], by_name[key]] if first in by_name else [by_name[key]])
    return runs
