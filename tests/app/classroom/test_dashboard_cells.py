"""What tries come to: a cell of the dashboard, and the findings of an exercise."""

from itertools import count

import pytest

from app.classroom.dashboard.cells import Cell, Stuck, cell
from app.classroom.dashboard.findings import Middle, duration, findings
from app.storage.insight import Try


def tries(*words: str, learner: str = "eve", begin: float = 100.0) -> list[Try]:
    """Tries such as ``WA long sign``, ``run WA long``, ``AC``, ``CE`` or ``…`` for one that is being judged."""
    found = []
    for n, word in zip(count(), words):
        parts = word.split()
        mode = "run" if parts[0] == "run" else "submit"
        verdict, case, mistake = [*parts[mode == "run" :], None, None][:3]
        verdict = None if verdict == "…" else verdict
        found.append(Try(learner, "p", f"{learner}{n}", mode, begin + 10 * n, verdict, case, mistake))
    return found


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["…"], ("begun", 1, 0)),
        (["run AC"], ("begun", 0, 0)),
        (["run WA short"], ("begun", 0, 1)),
        (["IE"], ("begun", 1, 0)),
        (["WA long"], ("failing", 1, 1)),
        (["CE", "CE"], ("failing", 2, 2)),
        (["WA long", "run WA long", "TLE long"], ("failing", 2, 3)),
        (["WA long", "WA short", "WA long"], ("failing", 3, 1)),
        (["WA long", "IE", "…", "WA long"], ("failing", 4, 2)),
        (["WA long", "CE", "WA long"], ("failing", 3, 1)),
        (["WA long", "run AC", "WA long"], ("failing", 2, 2)),  # the samples say nothing about a hidden case
        (["WA short", "run WA short", "run AC"], ("failing", 1, 0)),  # it was a sample, and it passes now
        (["WA long", "AC", "WA long", "WA long"], ("solved", 2, 0)),
    ],
)
def test_a_cell(words: list[str], wanted: tuple[str, int, int]) -> None:
    found = cell(tries(*words))
    assert (found.state, found.tries, found.stuck.times if found.stuck else 0) == wanted


def test_what_somebody_is_stuck_at() -> None:
    found = cell(tries("AC short", learner="x")[:0] + tries("WA short", "WA long sign", "RTE long", "WA long"))
    assert found == Cell("failing", 4, Stuck("long", "WA", "sign", 3, 110.0))


def test_findings_of_an_exercise() -> None:
    eve = tries("run WA long sign", "WA long sign", "AC", "WA long sign")
    sue = tries("WA short", "WA long sign", learner="sue", begin=500.0)
    tim = tries("AC", learner="tim", begin=900.0)
    found = findings(eve + sue + tim, {("eve", "p"): 90.0, ("tim", "p"): 840.0, ("kim", "p"): 1.0})
    assert (found.begun, found.handed_in, found.solved, found.submissions) == (4, 3, 2, 6)
    assert found.tries == Middle(2, 1.5, 1.25, 1.75)
    assert found.seconds == Middle(2, 45.0, 37.5, 52.5)  # eve from the draft: 30 s; tim: 60 s
    [mistake] = found.mistakes
    assert (mistake.id, mistake.learners, mistake.tries, mistake.solved) == ("sign", 2, 4, 1)
    assert mistake.examples == ("sue1", "eve3")
    assert [(one.case, one.learners, one.tries) for one in found.failing] == [("long", 2, 3), ("short", 1, 1)]
    assert dict(found.verdicts) == {"WA": 4, "AC": 2}


def test_findings_of_nothing() -> None:
    found = findings([], {})
    assert (found.begun, found.tries, found.seconds, found.mistakes) == (0, None, None, [])


@pytest.mark.parametrize(("seconds", "wanted"), [(0.4, "s"), (119, "s"), (120, "min"), (7200, "h"), (3e5, "d")])
def test_lengths_of_time_have_units_that_fit(seconds: float, wanted: str) -> None:
    assert duration(seconds)[0] == wanted
