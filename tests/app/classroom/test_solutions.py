"""When what gives a solution away can be seen, and whether an exercise takes submissions."""

import time
from collections.abc import Iterator

import pytest

from tests.app.classroom.school import School
from tests.app.conftest import submit

PAST, FUTURE = "2020-01-01T00:00", "2999-01-01T00:00"
EDITORIAL = 'id="editorial"'


@pytest.fixture(autouse=True)
def as_before(school: School) -> Iterator[None]:
    anew(school)
    yield
    anew(school)


def anew(school: School) -> None:
    """The class as it was made, and nothing done by Sue."""
    school.settings()
    school.exercises()
    school.ada.post(f"/classes/{school.ada_class}/learners/{school.sue.id}/reset", data={"typed": "Sue"})


def last_hint(school: School) -> str:
    return school.parts.catalogue.find("rotate-half").hints("en")[-1]


def seen(school: School) -> tuple[bool, bool]:
    """Whether Sue sees the explanation on the page, and the last hint through the API."""
    page = school.sue.browser.get("/problems/rotate-half").text
    hints = school.sue.browser.get("/api/v1/problems/rotate-half?lang=en").json()["hints"]
    return EDITORIAL in page, last_hint(school) in hints


def promised(school: School) -> str:
    """What Sue is told of when the explanation opens."""
    page = school.sue.browser.get("/problems/rotate-half?lang=en").text
    waiting = ("once you have solved", "when the exercise has closed", "Your teacher keeps")
    return ", ".join(words for words in waiting if words in page)


def wait_for_verdict(school: School, id: str) -> None:
    for _ in range(200):
        if school.sue.browser.get(f"/api/v1/submissions/{id}").json()["verdict"]:
            return
        time.sleep(0.01)


def test_after_solving(school: School) -> None:
    assert seen(school) == (False, False)
    assert promised(school) == "once you have solved"
    wait_for_verdict(school, submit(school.sue.browser))
    assert seen(school) == (True, True)
    assert promised(school) == ""


def test_after_the_deadline(school: School) -> None:
    school.settings(solutions="deadline")
    wait_for_verdict(school, submit(school.sue.browser))
    assert seen(school) == (False, False)  # solved, and no closing time at all
    assert promised(school) == "Your teacher keeps"
    school.exercises("rotate-half", closes=FUTURE)
    assert seen(school) == (False, False)
    assert promised(school) == "when the exercise has closed"
    school.exercises("rotate-half", closes=PAST)
    assert seen(school) == (True, True)


def test_never_is_never_for_learners(school: School) -> None:
    school.settings(solutions="never")
    school.exercises("rotate-half", closes=FUTURE)
    wait_for_verdict(school, submit(school.sue.browser))
    assert seen(school) == (False, False)
    assert promised(school) == "Your teacher keeps"
    assert EDITORIAL in school.ada.get("/problems/rotate-half").text


def test_after_closing_nothing_is_handed_in_and_the_draft_is_kept(school: School) -> None:
    school.exercises("rotate-half", closes=PAST)
    sue = school.sue.browser
    path = "/api/v1/problems/rotate-half"
    late = sue.post(f"{path}/submissions?lang=en", json={"source": "late = 1"})
    assert late.status_code == 403 and late.json()["error"]["code"] == "closed"
    assert "2020-01-01 00:00 (Asia/Shanghai)" in late.json()["error"]["message"]
    assert sue.get(f"{path}/draft").json()["source"] == "late = 1"
    assert sue.post("/problems/rotate-half", data={"source": "later = 2", "mode": "submit"}).status_code == 403
    assert sue.get(f"{path}/draft").json()["source"] == "later = 2"
    assert sue.post(f"{path}/submissions", json={"source": "x", "mode": "run"}).status_code == 202


def test_an_archived_class_can_be_read_and_takes_nothing(school: School) -> None:
    base = f"/classes/{school.ada_class}"
    school.ada.post(f"{base}/archive", data={"archived": "1"})
    try:
        sue = school.sue.browser
        answer = sue.post("/api/v1/problems/rotate-half/submissions", json={"source": "x"})
        assert answer.json()["error"]["code"] == "closed"
        assert sue.get("/me/data.json").status_code == 200
        page = sue.get("/problems/rotate-half?lang=en").text
        assert "Your class is archived: nothing" in page and 'class="when closed"' not in page
        joining = sue.post(f"/join/{school.code(school.ada_class)}", data={"name": "Late"})
        assert joining.status_code in {303, 403}
    finally:
        school.ada.post(f"{base}/archive", data={"archived": ""})
