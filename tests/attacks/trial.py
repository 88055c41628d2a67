"""Judging samples on a running engine, timed from the start of each judgement to its verdict."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from judge.errors import LearnerError
from judge.outcome import Outcome
from tests.attacks.sample import REFUSED, Sample, chains

if TYPE_CHECKING:
    from judge.engine import Engine, Event
    from judge.problem import Catalogue

MARGIN = 2.0  # seconds beyond its time limit within which every submission has a verdict
_PATIENCE = 60.0


@dataclass(frozen=True)
class Trial:
    """What became of one sample. ``seconds``: from the start of the judgement, not from handing in."""

    sample: Sample
    verdict: str
    seconds: float
    limit: float
    outcome: Outcome | None = None

    @property
    def right(self) -> bool:
        """Whether the verdict is one of the right ones and came in time."""
        return self.verdict in self.sample.allowed and self.seconds <= self.limit + MARGIN

    def __str__(self) -> str:
        cases = self.outcome.cases if self.outcome else ()
        messages = [f"{case.name}: {case.verdict} {case.message or ''}" for case in cases if case.verdict != "AC"]
        wanted = f"{self.sample.name} ({self.sample.expect}: {self.sample.why})"
        printed = self.outcome.stdout[:300] if self.outcome else ""
        return f"{wanted} got {self.verdict} in {self.seconds:.2f} s: {'; '.join(messages)[:400]} {printed!r}"


def judge(engine: Engine, sample: Sample) -> Trial:
    """Judge ``sample`` once. Safe to call from several threads."""
    from judge.engine import Submission

    limit = engine.catalogue[sample.problem].limits.time_ms / 1000
    started = [time.monotonic()]

    def listen(event: Event) -> None:
        if event.kind == "started":
            started[0] = time.monotonic()

    try:
        ticket = engine.submit(Submission(problem=sample.problem, source=sample.source), on_event=listen)
    except LearnerError:
        return Trial(sample, REFUSED, 0.0, limit)
    outcome = ticket.result(_PATIENCE)
    return Trial(sample, outcome.verdict.value, time.monotonic() - started[0], limit, outcome)


def judge_all(engine: Engine, samples: Sequence[Sample]) -> Iterator[Trial]:
    """Judge each of ``samples`` once: side by side, but for those that must directly follow one another."""
    runs = chains(samples)
    single = [run[0] for run in runs if len(run) == 1]
    with ThreadPoolExecutor(engine.slots) as pool:
        yield from pool.map(lambda sample: judge(engine, sample), single)
    for run in runs:
        if len(run) > 1:
            yield from [judge(engine, sample) for sample in run]


def hurried_catalogue(folder: Path, time_ms: int) -> Catalogue:
    """``rotate-half`` alone, copied to ``folder``, with a time limit of ``time_ms``: attackers mostly hang."""
    from judge.problem import Catalogue
    from judge.problem.catalogue import DEFAULT_ROOT
    from judge.problem.loader import load

    shutil.copytree(DEFAULT_ROOT / "rotate-half", folder / "rotate-half")
    path = folder / "rotate-half" / "problem.yaml"
    path.write_text(re.sub(r"time_ms: *\d+", f"time_ms: {time_ms}", path.read_text("utf-8")), "utf-8")
    return Catalogue([load(folder / "rotate-half")])


RIGHT = Sample(
    "right",
    "rotate-half",
    """import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
""",
    "accepted",
    "the plain right answer",
)
