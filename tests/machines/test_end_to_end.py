"""The same story on one machine with SQLite and with PostgreSQL and two workers. Faults are in tests/faults."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.machines.deployment import Deployment, deployed

RIGHT = """
import time, torch
def rotate_half(x):
    time.sleep(0.01)
    a, b = x.chunk(2, -1)
    return torch.cat((-b, a), -1)
"""
WRONG = "def rotate_half(x):\n    return x\n"

pytestmark = pytest.mark.drill


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def judge(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    cluster = request.getfixturevalue("postgres") if request.param == "postgres" else None
    folder: Path = tmp_path_factory.mktemp(request.param)
    with deployed(folder, cluster) as deployment:
        yield deployment


def test_handed_in_followed_and_found_again(judge: Deployment) -> None:
    right, wrong = judge.hand_in(RIGHT), judge.hand_in(WRONG)
    for id, verdict in ((right, "AC"), (wrong, "WA")):
        cases, report = judge.follow(id)
        assert report["verdict"] == verdict
        assert cases == report["cases"]
        assert judge.report(id) == report
    assert judge.report(wrong)["diagnosis"]
    assert judge.history() >= {right, wrong}


def test_a_restart_in_the_middle_is_no_attempt_and_no_loss(judge: Deployment) -> None:
    ids = [judge.hand_in(RIGHT) for _ in range(10)]
    judge.restart()
    assert [judge.follow(id)[1]["verdict"] for id in ids] == ["AC"] * 10
    assert {judge.rows()[id][1] for id in ids} == {1}


def test_a_clean_stop_finishes_or_gives_back(judge: Deployment) -> None:
    """What is over has one attempt, what waits has none. The last one: nobody judges after that."""
    ids = [judge.hand_in(RIGHT) for _ in range(12)]
    judge.stop_judging()
    rows = judge.rows()
    assert {rows[id] for id in ids} <= {("AC", 1), (None, 0)}
    assert judge.jobs() in {0, sum(rows[id][0] is None for id in ids)}
