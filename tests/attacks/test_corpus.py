"""Every hostile or odd submission gets its verdict, in time, and leaves nothing behind.

What tries to leave something behind, or to find it, is judged in three rounds on the same engine; all others three
times over where every setting is tried (``tests/settings``).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from judge.engine import Engine
from judge.message import LANGS
from judge.report import report
from tests.attacks.census import Census, settled
from tests.attacks.sample import ALLOWED, Sample, corpus
from tests.attacks.trial import RIGHT, Trial, hurried_catalogue, judge, judge_all

ROUNDS = 3
SAMPLES = corpus()
_LEAVES = ("state", "forge", "kernel", "process", "memory", "signal", "write", "trace", "privileges", "patch", "right")

pytestmark = [pytest.mark.needs_linux, pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """An engine of its own: short time limits, and three rounds of attacks behind it when the last test looks at it."""
    folder = tmp_path_factory.mktemp("hurried")
    with Engine(hurried_catalogue(folder, time_ms=1500)) as running:
        yield running


@pytest.fixture(scope="module")
def before(hurried: Engine) -> Census:
    """What there was before the first attack; warmed up, since first judgements load what later ones share."""
    for _ in range(3):
        assert judge(hurried, RIGHT).right
    settled(Census.take(), patience=0.5)
    return Census.take()


@dataclass(frozen=True)
class Found:
    """What is kept of a trial: whether it was right, what was said of it, and what is amiss with its report."""

    right: bool
    said: str
    faults: tuple[str, ...]


@pytest.fixture(scope="module")
def found(request: pytest.FixtureRequest, hurried: Engine, before: Census) -> dict[str, list[Found]]:
    """The trials of every selected sample, in rounds, with a right answer judged after each round."""
    chosen = set(map(_sample_of, request.session.items))
    wanted = [sample for sample in SAMPLES if sample in chosen]
    kept: dict[str, list[Found]] = defaultdict(list)
    for number in range(ROUNDS):
        if number:
            wanted = [sample for sample in wanted if sample.canary or sample.name.startswith(_LEAVES)]
        for trial in chain(judge_all(hurried, wanted), [judge(hurried, RIGHT)]):
            kept[trial.sample.key].append(Found(trial.right, str(trial), tuple(_faults(trial))))
    return kept


def _sample_of(item: Any) -> Sample | None:
    """The sample that a collected test is about."""
    return getattr(getattr(item, "callspec", None), "params", {}).get("sample")


def _faults(trial: Trial) -> Iterator[str]:
    """What would go wrong when this outcome is stored, sent and shown."""
    outcome = trial.outcome
    if outcome is None:
        return
    for lang in LANGS:
        shown = report(outcome, lang).model_dump_json()
        shown.encode()
        if "\\u0000" in shown:
            yield "NUL in the report, which PostgreSQL does not store"
        if len(shown) > 1 << 20:
            yield f"a report of {len(shown)} characters"
    if any("\x1b" in str(case.message or "") for case in outcome.cases):
        yield "an escape character in a message"
    if type(outcome).model_validate_json(outcome.model_dump_json()).verdict != outcome.verdict:
        yield "another outcome after a round trip through JSON"
    # A replacement character takes three bytes where one was.
    if len(outcome.stdout.encode()) + len(outcome.stderr.encode()) > 3 * (outcome.limits.output_kb << 10):
        yield "more output than the limit keeps"


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.key)
def test_verdict(sample: Sample, found: dict[str, list[Found]]) -> None:
    wrong = [trial.said for trial in found[sample.key] if not trial.right]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.key)
def test_report_is_text(sample: Sample, found: dict[str, list[Found]]) -> None:
    assert not [fault for trial in found[sample.key] for fault in trial.faults]


def test_others_are_judged_normally(found: dict[str, list[Found]]) -> None:
    assert len(found[RIGHT.key]) == ROUNDS
    assert not [trial.said for trial in found[RIGHT.key] if not trial.right]


def test_nothing_is_left(hurried: Engine, before: Census, found: dict[str, list[Found]]) -> None:
    assert judge(hurried, RIGHT).right
    # The first wrong answers load the exercise's known mistakes, once. What attacks add after that is asked below.
    assert settled(before, memory_mb=128) == []
    assert hurried.restarts == 0, "no submission takes the warm process down"


def test_memory_stays_flat(hurried: Engine, found: dict[str, list[Found]]) -> None:
    hungry = [sample for sample in SAMPLES if sample.name.startswith(("forge", "memory", "output", "result", "error"))]
    after = Census.take()
    for _ in judge_all(hurried, hungry):
        pass
    assert settled(after, memory_mb=24) == []


def test_corpus_is_large_enough() -> None:
    files = list((Path(__file__).parent / "corpus").glob("*/*.py"))
    assert len(files) >= 300
    assert len({path.parent for path in files}) >= 18, "every kind of exercise, the playground and completion"
    assert {sample.expect for sample in SAMPLES} == set(ALLOWED)


def test_what_is_long_is_generated() -> None:
    assert not [
        path.name for path in Path(__file__).parent.glob("corpus/*/*.py") if path.read_bytes().count(b"\n") > 400
    ]
