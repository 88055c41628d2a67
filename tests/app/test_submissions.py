"""Handing in, following, and what is kept."""

import json
import time
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from app.settings import Settings
from judge.problem import Catalogue
from tests.app.conftest import application, browser, submit
from tests.app.fake_engine import FakeEngine


def events(client: TestClient, id: str, lang: str = "en") -> list[tuple[str, Any]]:
    """All events of a submission."""
    response = client.get(f"/api/v1/submissions/{id}/events?lang={lang}")
    assert response.headers["content-type"].startswith("text/event-stream")
    found = []
    for block in response.text.split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.split("\n") if ": " in line and not line.startswith(":"))
        if "event" in fields:
            found.append((fields["event"], json.loads(fields["data"])))
    return found


def verdict(client: TestClient, id: str) -> dict[str, Any]:
    """The report, once there is a verdict."""
    for _ in range(200):
        report: dict[str, Any] = client.get(f"/api/v1/submissions/{id}").json()
        if report["verdict"]:
            return report
        time.sleep(0.01)
    raise AssertionError("no verdict")


def test_accepted_is_answered_with_where_to_look(client: TestClient) -> None:
    response = client.post("/api/v1/problems/rotate-half/submissions", json={"source": "x = 1"})
    assert response.status_code == 202
    body = response.json()
    assert body["verdict"] is None
    assert body["mode"] == "submit"
    assert response.headers["location"] == body["report"] == f"/api/v1/submissions/{body['id']}"
    assert verdict(client, body["id"])["verdict"] == "AC"


@pytest.mark.parametrize("source", ["x", "# early\n"])
def test_events_are_the_cases_and_then_the_verdict(client: TestClient, source: str) -> None:
    id = submit(client, source)
    found = events(client, id)
    assert [name for name, _ in found] == ["case", "case", "verdict"]
    assert [data["index"] for name, data in found if name == "case"] == [0, 1]
    assert found[0][1]["case"]["name"] == "case 0"
    assert found[0][1]["total"] == 2
    assert found[-1][1] == client.get(f"/api/v1/submissions/{id}").json()
    assert events(client, id) == found  # again, from what is stored


def test_a_report_without_a_verdict(client: TestClient, fake: FakeEngine) -> None:
    id = submit(client, "# hold")
    report = client.get(f"/api/v1/submissions/{id}").json()
    assert report["verdict"] is None and report["id"] == id
    assert set(report) == {
        "id", "problem", "mode", "verdict", "cases", "diagnosis", "stdout", "stderr", "seed", "time_ms", "limits",
        "sandbox", "versions",
    }  # fmt: skip
    fake.release()
    assert verdict(client, id)["verdict"] == "AC"


def test_what_is_asked_for_reaches_the_engine(client: TestClient, fake: FakeEngine) -> None:
    id = submit(client, "x\0y", mode="run", seed=2**53 - 1, case="d = 2")
    [taken] = fake.taken
    assert (taken.id, taken.source, taken.mode, taken.seed, taken.case) == (id, "x\0y", "run", 2**53 - 1, "d = 2")
    assert verdict(client, id)["seed"] == 2**53 - 1


def test_by_number_and_with_underscores(client: TestClient) -> None:
    for name in (str(Catalogue.load().find("rotate-half").number), "rotate_half"):
        response = client.post(f"/api/v1/problems/{name}/submissions", json={"source": ""})
        assert response.json()["problem"] == "rotate-half"


def test_an_outcome_that_is_no_json_is_our_error(client: TestClient) -> None:
    report = verdict(client, submit(client, "# surrogate"))
    assert report["verdict"] == "IE"
    zh = client.get(f"/api/v1/submissions/{report['id']}?lang=zh").json()
    assert "评测机" in zh["cases"][0]["message"]


def test_nothing_is_kept_of_what_was_not_taken(client: TestClient, app: FastAPI) -> None:
    client.post("/api/v1/problems/rotate-half/submissions", json={"source": "# full"})
    assert app.state.services.judging.jobs == {}


def test_submissions_survive_a_restart(settings: Settings, fake: FakeEngine) -> None:
    with browser(application(settings, fake)) as client:
        done = submit(client, "x")
        verdict(client, done)
        held = submit(client, "# hold")
    with browser(application(settings, again := FakeEngine())) as client:
        assert verdict(client, done)["verdict"] == "AC"
        assert client.get(f"/api/v1/submissions/{held}").json()["verdict"] is None
        deadline = time.monotonic() + 5
        while not again.held and time.monotonic() < deadline:
            time.sleep(0.01)
        assert [submission.id for submission, _ in again.held] == [held]
        again.release()
        assert verdict(client, held)["verdict"] == "AC"


def test_the_rate_limit_is_for_others(app: FastAPI, settings: Settings, fake: FakeEngine) -> None:
    strict = settings.model_copy(update={"rate": "3/minute"})
    body = {"source": "x"}
    path = "/api/v1/problems/rotate-half/submissions"
    with browser(application(strict, fake), client=("127.0.0.1", 1)) as client:
        assert {client.post(path, json=body).status_code for _ in range(10)} == {202}
    with browser(application(strict, fake), client=("192.168.1.7", 1)) as client:
        responses = [client.post(path, json=body) for _ in range(5)]
    assert [response.status_code for response in responses] == [202, 202, 202, 429, 429]
    assert int(responses[-1].headers["retry-after"]) > 0
    assert responses[-1].json()["error"]["code"] == "too_many"


def test_drafts(client: TestClient) -> None:
    path = "/api/v1/problems/rotate-half/draft"
    assert client.get(path).json() == {"source": None, "updated": None, "version": 0}
    for source in ("first", "第二\n"):
        assert client.put(path, json={"source": source}).status_code == 200
    assert client.get(path).json()["source"] == "第二\n"
    assert "第二" in client.get("/problems/rotate-half").text


def test_problems(client: TestClient) -> None:
    listed = client.get("/api/v1/problems?lang=zh").json()
    assert isinstance(listed, list)
    entry = next(problem for problem in listed if problem["id"] == "rotate-half")
    assert (entry["name"], entry["kind"], entry["progress"]) == ("前后两半旋转", "code", None)
    verdict(client, submit(client))
    detail = client.get("/api/v1/problems/rotate-half").json()
    assert detail["progress"] == "solved"
    assert "def rotate_half" in detail["starter"] and detail["hints"] and detail["question"] is None


def test_a_question_is_repeated_by_its_seed_and_shows_no_answer(client: TestClient) -> None:
    first, second, other = (
        client.get(f"/api/v1/problems/hand-rotate?seed={seed}").json()["question"] for seed in (1, 1, 2)
    )
    assert first == second != other
    assert first["seed"] == 1 and first["given"] and first["blanks"]
    assert "want" not in json.dumps(first)


def test_health_readiness_metrics(client: TestClient) -> None:
    health = client.get("/healthz").json()
    assert health["ok"] and health["sandbox"]["level"] == "strict" and health["mode"] == "open"
    assert client.get("/readyz").json() == {"ok": True}
    verdict(client, submit(client))
    client.get("/wp-login.php")
    text = client.get("/metrics").text
    assert 'rope_judge_submissions_total{mode="submit",problem="rotate-half"} 1.0' in text
    assert 'rope_judge_verdicts_total{verdict="AC"} 1.0' in text
    assert 'route="/api/v1/submissions/{id}"' in text
    assert "wp-login" not in text


def test_methods_are_counted_from_a_closed_list(client: TestClient) -> None:
    for method in ("BREW", "X1", "X2"):
        client.request(method, "/healthz")
    text = client.get("/metrics").text
    assert 'method="other",route="/healthz"' in text
    assert "BREW" not in text and "X1" not in text


def test_openapi_and_its_page(client: TestClient) -> None:
    schema = client.get("/openapi.json").json()
    assert "/api/v1/problems/{name}/submissions" in schema["paths"]
    page = client.get("/docs").text
    for path in schema["paths"]:
        assert path in page
