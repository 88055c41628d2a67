"""A thousand judgements on one engine: descriptors, memory and processes stay where they were."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from judge.engine import Engine, Submission
from judge.outcome import Outcome
from judge.problem import Catalogue
from judge.problem.catalogue import DEFAULT_ROOT
from judge.problem.loader import load
from tests.attacks.census import Census, settled
from tests.attacks.trial import RIGHT

RUNS = 1000
WARM_UP = 200

pytestmark = [pytest.mark.needs_linux, pytest.mark.slow, pytest.mark.timeout(180)]


@pytest.fixture
def fresh() -> Iterator[Engine]:
    """An engine that nobody else uses meanwhile."""
    with Engine(Catalogue([load(DEFAULT_ROOT / "rotate-half")])) as engine:
        yield engine


def _judge(engine: Engine, count: int) -> Counter[str]:
    """Judge ``count`` right answers, a few dozen at a time, and keep nothing of them but their verdicts."""
    verdicts: Counter[str] = Counter()
    for start in range(0, count, 50):
        batch = [Submission(problem="rotate-half", source=RIGHT.source) for _ in range(start, min(start + 50, count))]
        verdicts.update(ticket.result(60).verdict.value for ticket in [engine.submit(one) for one in batch])
    return verdicts


def test_a_thousand_in_a_row_leave_no_trace(fresh: Engine) -> None:
    _judge(fresh, WARM_UP)
    settled(Census.take(), patience=0.5)
    before = Census.take()
    assert _judge(fresh, RUNS) == {"AC": RUNS}
    assert settled(before, memory_mb=24) == []
    assert fresh.restarts == 0


def test_random_numbers_are_each_submissions_own_and_replayed(judged: Callable[..., Outcome]) -> None:
    source = "\n".join(
        (
            "import random, torch, numpy",
            "print(random.random(), float(torch.rand(())), float(numpy.random.rand()))",
            RIGHT.source,
        )
    )
    first, second = judged(source), judged(source)
    assert first.verdict == second.verdict == "AC"
    assert not set(first.stdout.split()) & set(second.stdout.split())
    assert judged(source, seed=first.seed).stdout == first.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the level is process")
def test_posture_is_strict_and_names_every_layer(engine: Engine) -> None:
    posture = engine.posture
    assert posture.level == "strict"
    states = {layer.name: layer.state for layer in posture.layers}
    assert "failed" not in states.values()
    assert {"seccomp", "landlock", "namespaces", "uid", "limits"} <= states.keys()
    assert all(str(layer.note) for layer in posture.layers)
