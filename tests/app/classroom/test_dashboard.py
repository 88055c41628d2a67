"""The dashboard: what it shows of whom, how it keeps up, and that the projector's view names nobody."""

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from app.classroom.dashboard.board import KEPT, Board
from app.settings import ROOT
from app.storage import queries
from tests.app.classroom.school import Learner, School, found, person
from tests.app.conftest import submit
from tests.app.test_storage import ROW

SECRET = "# wrong long sign-flipped\nname_of_somebody = 1"


@pytest.fixture(scope="module")
def autumn(school: School) -> Iterator[dict[str, Learner]]:
    """Ada's class: Kim solved it at the second try, Max failed at the same case three times, Lea has begun."""
    names = ("Kim Unique", "Max Unique", "Lea Unique")
    people = {name[:3]: school.join(school.ada_class, name) for name in names}
    for source in ("# wrong short", "right = 1"):
        hand_in(people["Kim"], source)
    for _again in range(3):
        hand_in(people["Max"], SECRET)
    people["Lea"].browser.put("/api/v1/problems/rotate-half/draft", json={"source": "x", "base": 0})
    yield people
    for one in people.values():
        name = next(name for name in names if people[name[:3]] is one)
        school.ada.post(f"/classes/{school.ada_class}/learners/{one.id}/remove", data={"typed": name})


def hand_in(learner: Learner, source: str, mode: str = "submit") -> str:
    """Hand in, and wait for the verdict."""
    id = submit(learner.browser, source, mode)
    learner.browser.get(f"/api/v1/submissions/{id}/events")
    return id


def changes(school: School, view: str = "dashboard", at: str = "", **query: Any) -> dict[str, Any] | None:
    answer = school.ada.get(f"/classes/{school.ada_class}/{view}/changes", params={"at": at, **query})
    return dict(answer.json()) if answer.status_code == 200 else None


def cells(told: dict[str, Any] | None) -> dict[tuple[str, str], tuple[str, int]]:
    assert told is not None
    return {(learner, problem): (state, tries) for learner, problem, state, tries in told["cells"]}


def test_everybody_stands_where_they_are(school: School, autumn: dict[str, Learner]) -> None:
    told = changes(school)
    found = cells(told)
    assert told is not None and told["full"]
    assert found[autumn["Kim"].id, "rotate-half"] == ("solved", 2)
    assert found[autumn["Max"].id, "rotate-half"] == ("failing", 3)
    assert found[autumn["Lea"].id, "rotate-half"] == ("begun", 0)
    page = school.ada.get(f"/classes/{school.ada_class}/dashboard").text
    row = re.search(f'data-learner="{autumn["Max"].id}".*', page)
    assert row and '<td class="failing" aria-label="not solved yet, tries: 3">✗<b>3</b></td>' in row[0]
    assert row[0].count("<td") == len(school.parts.catalogue)


def test_a_change_is_told_once_and_alone(school: School, autumn: dict[str, Learner]) -> None:
    at = str((changes(school) or {})["at"])
    assert changes(school, at=at) is None
    hand_in(autumn["Lea"], "# wrong short")
    told = changes(school, at=at)
    assert told is not None and not told["full"] and "learners" not in told
    assert cells(told) == {(autumn["Lea"].id, "rotate-half"): ("failing", 1)}
    assert list(told["columns"]) == ["rotate-half"]
    assert changes(school, at=told["at"]) is None
    autumn["Lea"].browser.put("/api/v1/problems/rotate-half/draft", json={"source": "y", "base": 1})
    assert changes(school, at=told["at"]) is None  # a draft of what was handed in says nothing new


@pytest.mark.parametrize("at", ["", "nonsense", "00000000-1", "-1", "٣-٣", "x" * 40])
def test_who_comes_from_nowhere_is_told_everything(school: School, autumn: dict[str, Learner], at: str) -> None:
    told = changes(school, at=at)
    assert told is not None and told["full"] and len(told["learners"]) == told["count"] >= 5


def test_who_is_stuck_comes_with_case_and_mistake(school: School, autumn: dict[str, Learner]) -> None:
    [stuck] = (changes(school) or {})["stuck"]
    assert stuck | {"minutes": 0} == {
        "learner": autumn["Max"].id, "name": "Max Unique", "problem": "rotate-half", "title": "Rotate half",
        "times": 3, "minutes": 0, "case": "long", "verdict": "Wrong answer", "mistake": "sign-flipped",
    }  # fmt: skip
    assert (changes(school, n=4) or {})["stuck"] == []
    page = school.ada.get(f"/classes/{school.ada_class}/dashboard").text
    assert "case long" in page and "3 times" in page
    assert school.ada.get(f"/classes/{school.ada_class}/dashboard?n=1").status_code == 422


def test_somebody_new_renamed_and_gone(school: School, autumn: dict[str, Learner]) -> None:
    at = str((changes(school) or {})["at"])
    new = school.join(school.ada_class, "Zoe <b>")
    base = f"/classes/{school.ada_class}/learners/{new.id}"
    told = changes(school, at=at)
    assert told is not None and told["learners"][-1] == [new.id, "Zoe <b>"]
    assert "Zoe &lt;b&gt;" in school.ada.get(f"/classes/{school.ada_class}/dashboard").text
    school.ada.post(f"{base}/rename", data={"name": "Zoe"})
    assert ([new.id, "Zoe"]) in (changes(school, at=told["at"]) or {})["learners"]
    hand_in(new, "right = 1")
    assert cells(changes(school, at=told["at"]))[new.id, "rotate-half"] == ("solved", 1)
    school.ada.post(f"{base}/reset", data={"typed": "Zoe"})
    told = changes(school, at=told["at"])
    assert cells(told)[new.id, "rotate-half"] == ("", 0)
    school.ada.post(f"{base}/remove", data={"typed": "Zoe"})
    assert new.id not in dict((changes(school, at=(told or {})["at"]) or {})["learners"])


def test_what_another_process_judged_is_found(school: School, autumn: dict[str, Learner]) -> None:
    at = str((changes(school) or {})["at"])
    row = ROW | {"id": "e" * 32, "learner": autumn["Lea"].id, "problem": "partial-rope", "verdict": "AC"}
    school.run(school.parts.database.wrote, queries.add(row | {"finished": time.time()}))
    board = school.parts.classroom.live._boards[school.ada_class]
    board._asked = 0.0  # as if two seconds had passed
    assert cells(changes(school, at=at)) == {(autumn["Lea"].id, "partial-rope"): ("solved", 1)}


def test_the_stream_begins_with_what_was_missed(school: School, autumn: dict[str, Learner]) -> None:
    missed = changes(school)
    assert missed is not None
    school.parts.judging.closing = True  # a stream that is asked for while the server stops ends at once
    try:
        answer = school.ada.get(f"/classes/{school.ada_class}/dashboard/events?at={missed['at']}")
    finally:
        school.parts.judging.closing = False
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert "event:" not in answer.text
    assert school.parts.judging.streams == 0


def test_too_many_streams_are_told_to_ask(school: School) -> None:
    judging = school.parts.judging
    judging.streams += school.parts.settings.max_streams
    try:
        answer = school.ada.get(
            f"/classes/{school.ada_class}/dashboard/events", headers={"accept": "text/event-stream"}
        )
    finally:
        judging.streams -= school.parts.settings.max_streams
    assert answer.status_code == 503
    assert answer.json()["error"]["code"] == "too_many_streams"


def test_an_exercise_page_counts_and_shows_an_example(school: School, autumn: dict[str, Learner]) -> None:
    base = f"/classes/{school.ada_class}/dashboard/rotate-half"
    page = school.ada.get(base).text
    assert re.search(r"sign-flipped</a></th><td>1</td><td>3</td><td>0</td>", page)
    assert "name_of_somebody" not in page
    example = school.ada.get(f"{base}?mistake=sign-flipped&example=99").text
    assert "name_of_somebody" in example and "3 of 8 elements are wrong" in example and "Max Unique" in example
    tries = school.ada.get(f"/classes/{school.ada_class}/learners/{autumn['Max'].id}/exercises/rotate-half").text
    assert tries.count("<td>long</td>") == 3
    assert school.ada.get(f"/classes/{school.ada_class}/dashboard/no-such").status_code == 404


@pytest.mark.parametrize("path", ["", "/changes", "/rotate-half", "/rotate-half?mistake=sign-flipped"])
def test_on_the_wall_is_nobody(school: School, autumn: dict[str, Learner], path: str) -> None:
    answer = school.ada.get(f"/classes/{school.ada_class}/projector{path}")
    assert answer.status_code == 200
    shown = answer.text + json.dumps(dict(answer.headers))
    for word in ("Unique", ">Eve", ">Sue", "name_of_somebody", *(one.id for one in autumn.values())):
        assert word not in shown, word
    assert "rotate-half" in shown


def test_another_class_says_nothing_of_this_one(school: School, autumn: dict[str, Learner]) -> None:
    page = school.bob.get(f"/classes/{school.bob_class}/dashboard").text
    assert "Unique" not in page
    theirs = school.bob.get(f"/classes/{school.bob_class}/learners/{autumn['Max'].id}/exercises/rotate-half")
    assert theirs.status_code == 404
    assert visitor_status(person(school.app), school) == 303


def visitor_status(browser: TestClient, school: School) -> int:
    return browser.get(f"/classes/{school.ada_class}/dashboard").status_code


def test_a_page_that_was_away_too_long_gets_everything(school: School) -> None:
    board = Board("nobody", school.parts.database)
    school.run(board.refresh)
    early = board.at
    for n in range(KEPT + 1):
        board.names["x"] = str(n)
        board.touch_learners(work=False)
        school.run(board.refresh)
    news = board.since(early)
    assert news is not None and news.full
    board.names["x"] = "again"
    board.touch_learners(work=False)
    late = board.at
    school.run(board.refresh)
    news = board.since(late)
    assert news is not None and not news.full and news.learners


def test_what_the_scripts_say_comes_with_the_page(school: School) -> None:
    page = school.ada.get(f"/classes/{school.ada_class}/dashboard").text
    words = json.loads(found(r'id="words">(.*?)</script>', page))
    scripts = "".join((ROOT / "static" / "js" / name).read_text() for name in ("dashboard.js", "live.js"))
    assert set(re.findall(r'"(dashboard_\w+)"', scripts)) <= words.keys()
