"""Every hostile or odd submission gets its verdict, in time, three times over, and leaves nothing behind."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.engine import Engine
from judge.report import report
from tests.attacks.census import Census, settled
from tests.attacks.sample import Sample, corpus
from tests.attacks.trial import RIGHT, Trial, hurried_catalogue, judge, judge_all

ROUNDS = 3
SAMPLES = corpus()

pytestmark = [pytest.mark.needs_linux, pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    """An engine of its own: short time limits, and three rounds of attacks behind it when the last test looks at it."""
    folder = tmp_path_factory.mktemp("hurried")
    with Engine(hurried_catalogue(folder, time_ms=1000)) as running:
        yield running


@pytest.fixture(scope="module")
def before(hurried: Engine) -> Census:
    """What there was before the first attack; warmed up, since first judgements load what later ones share."""
    for _ in range(3):
        assert judge(hurried, RIGHT).right
    settled(Census.take(), patience=0.5)
    return Census.take()


@pytest.fixture(scope="module")
def trials(request: pytest.FixtureRequest, hurried: Engine, before: Census) -> dict[str, list[Trial]]:
    """The trials of every selected sample, in rounds, with a right answer judged after each round."""
    chosen = {item.callspec.params["sample"].name for item in request.session.items if _has_sample(item)}  # type: ignore[attr-defined]
    wanted = [sample for sample in SAMPLES if sample.name in chosen]
    found: dict[str, list[Trial]] = defaultdict(list)
    for _ in range(ROUNDS):
        for trial in judge_all(hurried, wanted):
            found[trial.sample.name].append(trial)
        found[RIGHT.name].append(judge(hurried, RIGHT))
    return found


def _has_sample(item: pytest.Item) -> bool:
    return "sample" in getattr(getattr(item, "callspec", None), "params", {})


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_verdict(sample: Sample, trials: dict[str, list[Trial]]) -> None:
    wrong = [str(trial) for trial in trials[sample.name] if not trial.right]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_report_is_text(sample: Sample, trials: dict[str, list[Trial]]) -> None:
    for trial in trials[sample.name]:
        if trial.outcome is None:
            continue
        for lang in ("en", "zh"):
            shown = report(trial.outcome, lang).model_dump_json()
            shown.encode("utf-8")
            assert "\\u0000" not in shown, "PostgreSQL stores no NUL"
            assert len(shown) < 1 << 20
        again = type(trial.outcome).model_validate_json(trial.outcome.model_dump_json())
        assert again.verdict == trial.outcome.verdict
        json.loads(trial.outcome.model_dump_json())
        kept = len(trial.outcome.stdout.encode()) + len(trial.outcome.stderr.encode())
        assert kept <= 3 * (trial.outcome.limits.output_kb << 10), "replacement characters are three bytes"


def test_others_are_judged_normally(trials: dict[str, list[Trial]]) -> None:
    assert all(trial.right for trial in trials[RIGHT.name]), [str(trial) for trial in trials[RIGHT.name]]


def test_nothing_is_left(hurried: Engine, before: Census, trials: dict[str, list[Trial]]) -> None:
    assert judge(hurried, RIGHT).right
    assert settled(before) == []


def test_corpus_is_large_enough() -> None:
    files = list((Path(__file__).parent / "corpus").glob("*/*.py"))
    assert len(files) >= 60
    assert len({sample.expect for sample in SAMPLES}) == 7
