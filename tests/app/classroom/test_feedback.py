"""How much of a report a learner gets, at every door."""

import json
import re
import time
from collections.abc import Iterator

import pytest

from app.access import Rule
from app.feedback import shown
from app.main import create_app
from app.middleware.gate import known_routes
from app.settings import Settings
from app.storage import queries
from judge.message import Message, Text
from judge.outcome import CaseOutcome, Diagnosis, Limits, Outcome, Signature, Worst
from judge.report import report
from judge.verdict import Verdict
from tests.app.classroom.school import School

HIDDEN = ("MARK-where", "MARK-printed", "MARK-value", "MARK-all", "MARK-err", "424242", "MARK-hidden-raise")
NAMED = ("MARK-diagnosis", "MARK-explained")
WRONG = Outcome(
    id="f" * 32,
    problem="rotate-half",
    mode="submit",
    verdict=Verdict.WA,
    cases=(
        CaseOutcome(name="CASE-sample", sample=True, verdict=Verdict.AC, stdout="MARK-sample", time_ms=1.0),
        CaseOutcome(
            name="CASE-hidden", sample=False, verdict=Verdict.WA, message=Message("MARK-value"),
            want=Signature(shape=(4242,), dtype="torch.float32"), got=Signature(shape=(4242,), dtype="torch.float32"),
            max_abs_error=424242.0, max_rel_error=1.0, tolerance=1e-6, wrong=3, total=9, stdout="MARK-printed",
            worst=(Worst(index=(1,), where=Text("MARK-where", "MARK-where"), want=424242.0, got=1.0),), time_ms=2.0,
        ),
    ),
    diagnosis=(Diagnosis(id="x", title=Text("MARK-diagnosis", "MARK-diagnosis"),
                         text=Text("MARK-explained", "MARK-explained")),),
    stdout="MARK-all", stderr="MARK-err", seed=424242, time_ms=3.0,
    limits=Limits(time_ms=2000, memory_mb=256, output_kb=64), sandbox="strict", versions={},
)  # fmt: skip


@pytest.fixture
def wrong(school: School) -> Iterator[str]:
    """A wrong submission of Eve's, as it is stored."""
    row = {
        "id": WRONG.id, "problem": "rotate-half", "problem_version": "1", "mode": "submit", "source": "mine = 1",
        "seed": None, "case_name": None, "learner": school.eve.id, "created": time.time(), "attempts": 1,
    }  # fmt: skip
    database = school.parts.database
    database.write(queries.add(row), queries.finish(WRONG, WRONG.model_dump_json())).result()
    yield WRONG.id
    school.settings()
    school.ada.post(f"/classes/{school.ada_class}/learners/{school.eve.id}/reset", data={"typed": "Eve"})


def pages(id: str) -> list[str]:
    """Every address that a learner reads, with ``id`` for a submission."""
    found = []
    for route in known_routes(create_app(Settings()).routes):
        if route.methods and "GET" in route.methods and route.rule in {
            Rule.PUBLIC, Rule.SIGNED_IN, Rule.EXERCISE, Rule.SUBMISSION, Rule.LEARNER,
        }:  # fmt: skip
            values = {"id": id, "name": "rotate-half", "n": "1"}
            found.append(re.sub(r"\{(\w+)\}", lambda hole: values.get(hole[1], "x"), route.path))  # noqa: B023
    return found


def everything(school: School, id: str) -> str:
    """All that Eve can read anywhere, in one text."""
    import io
    import zipfile

    text = ""
    for path in pages(id):
        answer = school.eve.browser.get(path)
        if answer.headers.get("content-type") == "application/zip":
            archive = zipfile.ZipFile(io.BytesIO(answer.content))
            text += "".join(archive.read(name).decode() for name in archive.namelist())
        else:
            text += answer.text
    return text


def test_full_feedback_is_everything(school: School, wrong: str) -> None:
    text = everything(school, wrong)
    for mark in (*HIDDEN[:-1], *NAMED, "CASE-hidden", "MARK-sample"):
        assert mark in text, mark


def test_a_summary_names_the_mistake_and_no_values(school: School, wrong: str) -> None:
    school.settings(feedback="summary")
    text = everything(school, wrong)
    assert [mark for mark in HIDDEN if mark in text] == []
    for mark in (*NAMED, "CASE-hidden", "MARK-sample"):
        assert mark in text, mark


def test_the_verdict_alone_is_the_verdict_alone_at_every_door(school: School, wrong: str) -> None:
    school.settings(feedback="verdict")
    text = everything(school, wrong)
    leaked = [mark for mark in (*HIDDEN, *NAMED, "CASE-", "MARK-sample") if mark in text]
    assert leaked == [], [path for path in pages(wrong) if leaked[0] in school.eve.browser.get(path).text]
    assert school.eve.browser.get(f"/api/v1/submissions/{wrong}").json()["verdict"] == "WA"


def test_the_stream_gives_no_more_than_the_report(school: School) -> None:
    school.settings(feedback="verdict")
    try:
        body = {"source": "x"}
        id = school.eve.browser.post("/api/v1/problems/rotate-half/submissions", json=body).json()["id"]
        stream = school.eve.browser.get(f"/api/v1/submissions/{id}/events").text
        assert "event: case" not in stream and "event: verdict" in stream and "case 0" not in stream
    finally:
        school.settings()


def test_the_teacher_sees_all_of_it(school: School, wrong: str) -> None:
    school.settings(feedback="verdict")
    text = school.ada.get(f"/submissions/{wrong}").text
    assert "MARK-diagnosis" in text and "MARK-where" in text


def test_what_the_learners_code_raised_is_no_secret_of_a_summary() -> None:
    raised = WRONG.cases[1].model_copy(update={"verdict": Verdict.RTE, "message": Message("NameError: line 3")})
    full = report(WRONG.model_copy(update={"cases": (raised,), "verdict": Verdict.RTE}), "en")
    seen = shown(full, "summary").cases[0]
    assert seen.message == "NameError: line 3" and seen.stdout is None and seen.worst == ()
    assert json.loads(shown(full, "verdict").model_dump_json())["cases"] == []


def test_the_pages_own_script_bears_the_least_that_is_shown(school: School, wrong: str) -> None:
    """What a report lacks is null, and each of its pages leaves it out instead of naming nothing."""
    school.settings(feedback="verdict")
    seen = school.eve.browser.get(f"/api/v1/submissions/{wrong}").json()
    assert (seen["seed"], seen["time_ms"], seen["cases"], seen["stdout"]) == (None, None, [], None)
    page = school.eve.browser.get(f"/submissions/{wrong}").text
    assert "None" not in page and "0.0 ms" not in page


def test_one_learners_streams_are_few(school: School, wrong: str) -> None:
    streams = school.parts.judging.streams_of
    streams[school.eve.id] = 8
    try:
        path = f"/api/v1/submissions/{wrong}/events"
        assert school.eve.browser.get(path).status_code == 503
        assert school.ada.get(path).status_code == 200
    finally:
        del streams[school.eve.id]
