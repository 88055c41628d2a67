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
from tests.attacks.sample import CORPUS, REFUSED, Sample, chains, corpus

if TYPE_CHECKING:
    from judge.completion.service import Completion
    from judge.engine import Engine, Event
    from judge.problem import Catalogue

MARGIN = 2.0  # seconds beyond its time limit within which every submission has a verdict
_PATIENCE = 60.0
_ENDS = 2.0  # seconds for a question about a source, so that a busy machine does not decide
PLAYGROUND, COMPLETION = "playground", "completion"


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
        wanted = f"{self.sample.key} ({self.sample.expect}: {self.sample.why})"
        printed = self.outcome.stdout[:300] if self.outcome else ""
        return f"{wanted} got {self.verdict} in {self.seconds:.2f} s: {'; '.join(messages)[:400]} {printed!r}"


def judge(engine: Engine, sample: Sample) -> Trial:
    """Judge ``sample`` once. Safe to call from several threads."""
    from judge.engine import Submission

    if sample.problem == PLAYGROUND:
        return _play(engine, sample)
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


def _play(engine: Engine, sample: Sample) -> Trial:
    """Run a source of the playground. ``accepted``: it ran to its end, and what came back can be sent and shown."""
    from judge.playground import Play
    from judge.playground.play import LIMITS

    limit, started = LIMITS.time_ms / 1000, time.monotonic()
    try:
        played = engine.play(Play(source=sample.source)).result(_PATIENCE)
    except LearnerError:
        return Trial(sample, REFUSED, 0.0, limit)
    assert len(played.model_dump_json()) < 4 << 20
    # Its time was counted from the start of the run; how long it waited for a slot is nobody's fault.
    seconds = min(played.time_ms / 1000, time.monotonic() - started)
    return Trial(sample, played.fault.value if played.fault else "AC", seconds, limit)


def ask(completion: Completion, sample: Sample) -> Trial:
    """Ask whether a source compiles, and what may follow at its end."""
    from judge.completion.question import Question
    from judge.completion.service import NoAnswer

    lines = sample.source.split("\n")
    started, verdict = time.monotonic(), "AC"
    for what in ("syntax", "complete", "signature"):
        try:
            completion.ask(Question(what=what, source=sample.source, line=len(lines), column=len(lines[-1])))
        except NoAnswer as none:
            verdict = "TLE" if none.state == "slow" else "IE"
    return Trial(sample, verdict, time.monotonic() - started, 3 * _ENDS)


def judge_all(engine: Engine, samples: Sequence[Sample]) -> Iterator[Trial]:
    """Judge each of ``samples`` once: side by side, but for those that must directly follow one another."""
    asked = [sample for sample in samples if sample.problem == COMPLETION]
    runs = chains(sample for sample in samples if sample.problem != COMPLETION)
    single = [run[0] for run in runs if len(run) == 1]
    with ThreadPoolExecutor(engine.slots) as pool:
        yield from pool.map(lambda sample: judge(engine, sample), single)
    for run in runs:
        if len(run) > 1:
            yield from [judge(engine, sample) for sample in run]
    if asked:
        yield from _ask_all(asked)


def _ask_all(samples: Sequence[Sample]) -> Iterator[Trial]:
    from judge.completion.service import Completion

    completion = Completion(budget=_ENDS)
    try:
        assert completion.start(60), "completion does not come up"
        with ThreadPoolExecutor(2) as pool:  # as many as it answers at once
            yield from pool.map(lambda sample: ask(completion, sample), samples)
    finally:
        completion.close()


def hurried_catalogue(folder: Path, time_ms: int, samples: Path = CORPUS) -> Catalogue:
    """The exercises that have a folder in ``samples``, copied to ``folder``.

    ``rotate-half``, where most attackers hang, gets a time limit of ``time_ms``; the others get no more than 2 s.
    """
    from judge.problem import Catalogue
    from judge.problem.catalogue import DEFAULT_ROOT
    from judge.problem.loader import load

    names = {RIGHT.problem} | {sample.problem for sample in corpus(samples)}
    problems = []
    for name in sorted(names - {PLAYGROUND, COMPLETION}):
        shutil.copytree(DEFAULT_ROOT / name, folder / name)
        path, limit = folder / name / "problem.yaml", time_ms if name == RIGHT.problem else max(time_ms, 2000)
        path.write_text(re.sub(r"time_ms: *\d+", f"time_ms: {limit}", path.read_text("utf-8")), "utf-8")
        problems.append(load(folder / name))
    return Catalogue(problems)


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
