"""Gradebooks are told once that an exercise was solved, whatever is down or restarted meanwhile."""

import threading
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from starlette.testclient import TestClient

from app.lti.claims import AGS, SCORE_SCOPE
from app.storage import Base, Database, learners, records
from app.storage import lti as queries
from app.storage.address import Address
from app.storage.dialect import NothingChanged
from app.storage.lti import Due
from app.storage.lti_models import LtiScore, LtiStamp
from app.storage.models import SubmissionRow
from tests.app.conftest import submit
from tests.app.lti.conftest import OWN, Tool, serving
from tests.app.lti.platform import Platform, running
from tests.app.test_moving import some

WANTED = {"learner": "id 1", "lineitem": "item", "sent": None, "refused": None, "stamp": None}


@pytest.fixture(autouse=True)
def fresh(platform: Platform) -> None:
    platform.down, platform.answer, platform.tries = False, 200, 0
    platform.scores.clear()


def learner(tool: Tool, course: str, sub: str = "student-1", column: dict[str, Any] | None = None) -> TestClient:
    """A learner of a course, which has a column of its own."""
    browser = tool.browser()
    own = {"scope": [SCORE_SCOPE], "lineitem": f"{tool.platform.address}/items/{course}?type_id=2"}
    more: dict[str, Any] = {AGS: own if column is None else column}
    assert tool.launch(browser, tool.learning(course, sub, **more)).status_code == 303
    browser.headers.update(OWN)
    return browser


def rows(tool: Tool, course: str) -> list[tuple[float | None, str | None, int]]:
    query = select(LtiScore.sent, LtiScore.refused, LtiScore.attempts).where(LtiScore.lineitem.contains(course))
    return tool.parts.database.read_now(lambda connection: [(a, b, c) for a, b, c in connection.execute(query)])


def settled(tool: Tool) -> None:
    """Wait until nothing is due any more."""
    tick = threading.Event()
    for _ in range(400):
        if tool.parts.database.read_now(queries.next_due) is None:
            return
        tick.wait(0.02)
    raise AssertionError


def test_a_solved_exercise_is_told_once_with_the_full_score(tool: Tool, platform: Platform) -> None:
    tool.course("told")
    browser = learner(tool, "told")
    submit(browser, mode="run")
    submit(browser)
    platform.wait("scores", 1)
    settled(tool)
    submit(browser)
    submit(learner(tool, "told", "student-2"))
    platform.wait("scores", 2)
    settled(tool)
    learner(tool, "told")  # a launch after it was told changes nothing
    settled(tool)
    assert [(path, score["userId"]) for path, score in platform.scores] == [
        ("/items/told/scores?type_id=2", "student-1"),
        ("/items/told/scores?type_id=2", "student-2"),
    ]
    score = platform.scores[0][1]
    assert score["scoreGiven"] == score["scoreMaximum"] == 1
    assert (score["activityProgress"], score["gradingProgress"]) == ("Completed", "FullyGraded")
    assert len(platform.tokens) == 1, "one token serves until it expires"


def test_what_was_solved_before_there_was_a_column_is_told_when_there_is_one(tool: Tool, platform: Platform) -> None:
    tool.course("before")
    earlier = rows(tool, "")
    submit(learner(tool, "before", column={}))
    learner(tool, "before", column={"scope": [], "lineitem": f"{platform.address}/items/1"})
    learner(tool, "before", column={"scope": [SCORE_SCOPE], "lineitem": "https://evil.example/items/1"})
    assert rows(tool, "") == earlier
    learner(tool, "before")
    platform.wait("scores", 1)


def test_a_platform_that_is_down_is_told_after_a_restart(tmp_path: Path) -> None:
    with running() as platform:
        platform.down = True
        with serving(platform, tmp_path) as tool:
            tool.course("down")
            submit(learner(tool, "down"))
            platform.wait("tries", 1)
        assert platform.scores == []
        platform.down = False
        with serving(platform, tmp_path) as tool:
            platform.wait("scores", 1)
            settled(tool)
            learner(tool, "down")
            settled(tool)
            [(sent, refused, _attempts)] = rows(tool, "down")
            assert sent is not None and refused is None
        assert len(platform.scores) == 1


def test_a_platform_that_is_down_is_asked_again_without_a_restart(
    tool: Tool, platform: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool.parts.lti.need().scores, "first_wait", 0.01)
    platform.down = True
    tool.course("again")
    submit(learner(tool, "again"))
    platform.wait("tries", 3)
    platform.down = False
    platform.wait("scores", 1)
    settled(tool)
    assert rows(tool, "again")[0][2] >= 2


@pytest.mark.parametrize(("status", "told"), [(404, False), (409, True)])
def test_a_column_that_is_gone_is_left_and_a_score_that_arrived_before_counts(
    tool: Tool, platform: Platform, status: int, told: bool
) -> None:
    platform.answer = status
    tool.course(course := f"gone{status}")
    submit(learner(tool, course))
    platform.wait("tries", 1)
    settled(tool)
    [(sent, refused, _attempts)] = rows(tool, course)
    assert (sent is not None, refused) == (told, None if told else "HTTP 404")


def test_a_later_score_has_a_later_time_although_the_clock_was_set_back(tool: Tool, platform: Platform) -> None:
    tool.course("clock")
    browser = learner(tool, "clock")
    submit(browser)
    platform.wait("scores", 1)
    settled(tool)
    database = tool.parts.database
    find = select(LtiScore.learner).where(LtiScore.lineitem.contains("clock"))
    [id] = database.read_now(lambda connection: connection.execute(find).scalars().all())
    database.write(*records.wipe(id)).result(10)
    submit(browser)
    database.write((update(SubmissionRow).values(finished=SubmissionRow.finished - 3600), {})).result(10)
    learner(tool, "clock")
    platform.wait("scores", 2)
    first, second = (datetime.fromisoformat(score["timestamp"]) for _path, score in platform.scores)
    assert second == first + timedelta(milliseconds=1)
    database.write(*records.wipe(id), learners.remove(id)).result(10)
    kept = select(LtiStamp.at).where(LtiStamp.member == id)
    assert database.read_now(lambda connection: connection.execute(kept).all()) == []


@pytest.mark.both_databases
def test_two_servers_give_one_columns_scores_a_time_each(kept_in: Path | Address) -> None:
    names = [f"p{n}" for n in range(8)]
    with closing(Database.open(kept_in)) as one, closing(Database.open(kept_in)) as two:
        tables = Base.metadata.tables
        for name in ("teachers", "classes", "learners"):
            one.write((insert(tables[name]), some(tables[name], 1))).result(10)
        for name in names:
            one.write(queries.expect(some(tables["lti_scores"], 1) | {**WANTED, "problem": name})).result(10)
        all_due = [Due("id 1", name, "item", "i", "c", "s", 0, 1000.0) for name in names]
        made = [(one, two)[n % 2].write(*queries.stamp(due)) for n, due in enumerate(all_due)]
        assert [one.exception(30) for one in made] == [None] * len(names)
        stamps = [one.read_now(queries.stamp_of(due)) for due in all_due]
        assert sorted(map(int, filter(None, stamps))) == [1_000_000 + n for n in range(len(names))]
        with pytest.raises(NothingChanged):
            one.write(*queries.stamp(all_due[0])).result(10)
