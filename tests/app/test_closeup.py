"""The close look at a failing case: as JSON, as a piece of a page, and for whom."""

import json
import re
from typing import Any, cast

import pytest
import torch
from fastapi import FastAPI
from sqlalchemy import bindparam, update
from starlette.testclient import TestClient
from torch import Tensor

from app.pages.words import words_json
from app.storage import SubmissionRow, queries
from judge.case import Draw
from judge.compare.closer import look
from judge.compare.evaluate import evaluate
from judge.diagnose.replay import replay
from judge.engine import Submission
from judge.engine.judging import versions
from judge.outcome import Diagnosis, Outcome
from judge.plan import make_plan
from judge.problem import Catalogue, Problem
from judge.verdict import Verdict
from tests.app.fake_engine import outcome

SEED = 7
WRONG = "sign-on-the-wrong-half"


def judged(problem: Problem, wrong: str, **changes: Any) -> Outcome:
    """What the engine makes of a wrong answer of the exercise's own, without a sandbox."""
    plan = make_plan(problem, "submit", SEED)
    answer = next(one for one in problem.wrong_answers if one.id == wrong)
    frames = [replay(answer.entry(), case) for case in plan.cases]
    cases = [evaluate(case, frame, problem) for case, frame in zip(plan.cases, frames, strict=True)]
    first = next(n for n, case in enumerate(cases) if case.verdict is not Verdict.AC)
    plain = outcome(Submission(problem=problem.id, source="", id="a" * 32, seed=SEED))
    return plain.model_copy(
        update={
            "verdict": Verdict.WA, "cases": tuple(cases), "versions": versions(problem),
            "diagnosis": (Diagnosis(id=answer.id, title=answer.title, text=answer.text),),
            "closeup": look(plan.cases[first], frames[first], problem, first), **changes,
        }
    )  # fmt: skip


def store(app: FastAPI, found: Outcome) -> str:
    """Put a judged submission into the database; where to look at it."""
    database = app.state.services.database
    row = {
        "id": found.id, "problem": found.problem, "problem_version": "v", "mode": "submit", "source": "one\ntwo\n",
        "seed": SEED, "case_name": None, "learner": "", "created": 1.0, "attempts": 1,
    }  # fmt: skip
    database.write(queries.add(row), queries.finish(found, found.model_dump_json())).result()
    return f"/submissions/{found.id}"


@pytest.fixture
def problem(catalogue: Catalogue) -> Problem:
    return catalogue["rotate-half"]


def test_as_json(client: TestClient, app: FastAPI, problem: Problem) -> None:
    found = judged(problem, WRONG)
    path = store(app, found)
    seen = client.get(f"/api/v1{path}/cases/0/closeup?lang=zh").json()
    assert seen["case"] == found.cases[0].name and seen["map"]["unit"] == "absolute"
    assert seen["map"]["columns"]["title"] == "维度" and seen["map"]["legend"][0] == "相等"
    assert seen["pair"]["turned"] == pytest.approx(180) or seen["pair"]["turned"] == pytest.approx(-180)
    assert seen["pair"]["before"]["point"] and "长度正确" in seen["pair"]["said"]
    assert seen["replay"]["command"] == (
        f".venv/bin/python practice/judge.py test rotate-half --seed {SEED} --case {found.cases[0].name}"
    )
    assert seen["replay"]["file"] == "practice/workspace/rotate-half.py"
    assert seen["reading"] == [
        {"diagnosis": WRONG, "place": "explanation-usual-mistakes-1",
         "href": "/problems/rotate-half#explanation-usual-mistakes-1"},
    ]  # fmt: skip
    assert client.get(f"/api/v1{path}/cases/1/closeup").status_code == 404
    assert client.get(f"/api/v1/submissions/{'b' * 32}/cases/0/closeup").status_code == 404


def test_the_snippet_holds_the_very_tensors(client: TestClient, app: FastAPI, problem: Problem) -> None:
    path = store(app, judged(problem, WRONG))
    snippet = client.get(f"/api/v1{path}/cases/0/closeup").json()["replay"]["snippet"]
    names: dict[str, Any] = {}
    exec(snippet.partition("\nfrom rotate_half")[0], names)
    [x] = names["args"]
    assert torch.equal(x, cast(Tensor, problem.cases(Draw(SEED))[0].args[0]))


def test_on_the_page_and_as_a_piece_of_it(client: TestClient, app: FastAPI, problem: Problem) -> None:
    path = store(app, judged(problem, WRONG))
    for page in (client.get(f"{path}/closeup").text, client.get(path).text):
        assert page.count("data-closeup") == 1 and page.count("data-map") == 1
        assert "The worst pair as a vector" in page and "Replay this case" in page
        assert 'href="/problems/rotate-half#explanation-usual-mistakes-1"' in page
        assert "style=" not in page and "onclick" not in page
    data = client.get(f"{path}/closeup").text.partition('<script type="application/json">')[2].partition("</script>")[0]
    assert json.loads(data)["planes"][0][0]
    assert '<span id="L2">two</span>' in client.get(path).text


def test_the_saved_report_counts_and_times_in_the_words_of_the_live_one(
    client: TestClient, app: FastAPI, problem: Problem
) -> None:
    path = store(app, judged(problem, WRONG))
    live = json.loads(words_json("en")), json.loads(words_json("zh"))
    pages = [client.get(f"{path}?lang={lang}").text for lang in ("en", "zh")]
    for page, words in zip(pages, live, strict=True):
        for form in (words["wrong_of"], words["time"]):
            assert re.search(re.sub(r"\\\{\w+\\\}", r"[\\d.]+", re.escape(form)), page), form
    assert re.search(r"<dd>\d+ of \d+</dd>", pages[0]) and " ms<" not in pages[1]


def test_the_report_is_as_it_always_was(client: TestClient, app: FastAPI, problem: Problem) -> None:
    path = store(app, judged(problem, WRONG))
    report = client.get(f"/api/v1{path}").json()
    assert "closeup" not in report and set(report["diagnosis"][0]) == {"id", "title", "text"}


def test_another_version_draws_other_numbers(client: TestClient, app: FastAPI, problem: Problem) -> None:
    path = store(app, judged(problem, WRONG, versions={"problem": "old", "torch": torch.__version__}))
    again = client.get(f"/api/v1{path}/cases/0/closeup").json()["replay"]
    assert again["snippet"] is None and "changed since" in again["note"]
    assert "changed since" in client.get(path).text


def test_with_a_tolerance_there_is_a_bar(client: TestClient, app: FastAPI, catalogue: Catalogue) -> None:
    path = store(app, judged(catalogue["rope-half"], "minus-theta"))
    piece = client.get(f"{path}/closeup").text
    assert "times the tolerance" in piece and "Read why, in the statement" in piece


@pytest.mark.parametrize(("level", "seen"), [("summary", True), ("verdict", False)])
def test_less_for_who_may_see_less(
    client: TestClient, app: FastAPI, problem: Problem, monkeypatch: pytest.MonkeyPatch, level: str, seen: bool
) -> None:
    async def at(*_args: object) -> str:
        return level

    monkeypatch.setattr("app.closeup.view.level_of", at)
    path = store(app, judged(problem, WRONG))
    answer = client.get(f"/api/v1{path}/cases/0/closeup")
    assert (answer.status_code == 200) is seen
    if seen:  # the case is a sample, so its picture is shown; a seed would tell the hidden cases
        assert answer.json()["map"] and answer.json()["replay"] is None
    assert client.get(f"{path}/closeup").status_code == (200 if seen else 204)


def test_where_the_solution_is_kept_back_it_is_not_linked_to(
    client: TestClient, app: FastAPI, problem: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hidden(*_args: object) -> bool:
        return False

    monkeypatch.setattr("app.closeup.view.solution_shown", hidden)
    path = store(app, judged(problem, WRONG))
    assert client.get(f"/api/v1{path}/cases/0/closeup").json()["reading"] == []


def test_nothing_where_nothing_failed_or_can_be_read(client: TestClient, app: FastAPI, problem: Problem) -> None:
    right = outcome(Submission(problem=problem.id, source="", id="c" * 32, seed=SEED))
    path = store(app, right)
    assert client.get(f"{path}/closeup").status_code == 204 and client.get(path).status_code == 200
    broken = store(app, judged(problem, WRONG, id="d" * 32))
    app.state.services.database.write(queries.begin("d" * 32)).result()
    damaged = update(SubmissionRow).where(SubmissionRow.id == bindparam("_id")).values(closeup=bindparam("_closeup"))
    app.state.services.database.write((damaged, {"_id": "d" * 32, "_closeup": "{]"})).result()
    assert client.get(broken).status_code == 200 and client.get(f"{broken}/closeup").status_code == 200


def test_every_anchor_is_on_the_exercises_page(client: TestClient, problem: Problem) -> None:
    for lang in ("en", "zh"):
        page = client.get(f"/problems/rotate-half?lang={lang}").text
        for wrong in problem.wrong_answers:
            assert page.count(f'id="{wrong.see}"') == 1
