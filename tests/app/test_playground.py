"""The playground over HTTP; what runs are is tested in tests/judge/playground."""

from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from app import playground
from app.errors import ApiError
from app.pages.playground import STARTER
from app.playground import MAX_PENDING
from tests.app.conftest import browser

RUNS = "/api/v1/playground/runs"
PAGE = {"Accept": "text/html"}


def run(client: TestClient, source: str, **query: Any) -> dict[str, Any]:
    """Run ``source`` and wait for its end."""
    taken = client.post(RUNS, json={"source": source}, params=query)
    assert taken.status_code == 202, taken.text
    answer: dict[str, Any] = client.get(taken.headers["location"], params={"wait": 20, **query}).json()
    return answer


def test_a_run_and_its_result(client: TestClient) -> None:
    answer = run(client, "torch")
    assert answer["state"] == "done"
    result = answer["result"]
    assert (result["fault"], result["text"], result["stdout"]) == (None, "torch", "<b>hello</b>\n")
    assert result["tensors"][0]["slices"] == [{"index": [], "rows": [[1.0, 2.0]], "sizes": None}]


def test_a_fault_is_told_in_the_readers_language(client: TestClient) -> None:
    assert run(client, "# fault", lang="en")["result"]["message"] == "line 1"
    assert run(client, "# fault")["result"]["fault"] == "RTE"


def test_who_waits_is_told_how_many_are_ahead_and_may_stop(client: TestClient) -> None:
    waiting = client.post(RUNS, json={"source": "# hold"}).json()
    assert (waiting["state"], waiting["ahead"], waiting["result"]) == ("waiting", 3, None)
    path = f"{RUNS}/{waiting['id']}"
    assert client.get(path).json()["state"] == "waiting"
    assert client.delete(path).json()["state"] == "stopped"
    assert client.get(path, params={"wait": 20}).json()["state"] == "stopped"


def test_a_full_queue_says_when_to_come_again(client: TestClient) -> None:
    refused = client.post(RUNS, json={"source": "# full"})
    assert refused.status_code == 503
    assert refused.headers["retry-after"] == "3"


def test_nothing_is_stored_but_the_draft(client: TestClient) -> None:
    draft = "/api/v1/problems/playground/draft"
    assert client.get(draft).json()["source"] is None
    run(client, "kept?")
    assert client.get(draft).json()["source"] is None
    assert client.put(draft, json={"source": "x = 1", "base": 0}).json()["version"] == 1
    assert client.put(draft, json={"source": "x = 2", "base": 0}).status_code == 409
    assert [copy["source"] for copy in client.get(f"{draft}/copies").json() if "source" in copy] == []
    assert len(client.get(f"{draft}/copies").json()) == 1
    assert "x = 1" in client.get("/playground").text
    assert client.get("/api/v1/problems/playground").status_code == 404


def test_without_a_draft_there_is_something_to_run(client: TestClient) -> None:
    assert STARTER.splitlines()[2] in client.get("/playground").text


def test_the_form_is_enough(client: TestClient) -> None:
    sent = client.post("/playground", data={"source": "a\r\nb"}, headers=PAGE)
    assert sent.status_code == 303
    page = client.get(sent.headers["location"], headers=PAGE).text
    assert "&lt;b&gt;hello&lt;/b&gt;" in page and "<b>hello" not in page
    assert '<th scope="row">0</th><td>1.0</td><td>2.0</td>' in page
    assert ">\na\nb</textarea>" in page
    assert "a\nb" in client.get("/playground").text


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_page_of_a_fault_and_of_one_that_waits(
    client: TestClient, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = client.post(f"/playground?lang={lang}", data={"source": "# fault"}, headers=PAGE)
    assert "line 1" in client.get(sent.headers["location"], headers=PAGE).text
    monkeypatch.setattr(playground.Attempt, "wait", _at_once)
    waits = client.post("/playground", data={"source": "# hold"}, headers=PAGE)
    assert 'http-equiv="refresh"' in client.get(waits.headers["location"], headers=PAGE).text


async def _at_once(_attempt: playground.Attempt, _seconds: float) -> None:
    """Does not wait."""


def test_results_are_forgotten_after_a_while(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playground, "KEPT", 3)
    first = run(client, "1")["id"]
    for source in "234":
        run(client, source)
    gone = client.get(f"{RUNS}/{first}")
    assert gone.status_code == 404
    assert gone.json()["error"]["code"] == "unknown_run"


def test_what_is_no_source_is_refused(client: TestClient) -> None:
    assert client.post(RUNS, json={}).status_code == 422
    assert client.post(RUNS, json={"source": "x" * 66_000}).json()["error"]["code"] == "source_too_long"
    assert client.post(RUNS, json={"source": "x"}, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert client.get(f"{RUNS}/nothing", params={"wait": 21}).status_code == 422


def test_one_learner_does_not_fill_the_queue_and_sees_only_own_runs(app: FastAPI) -> None:
    with browser(app):
        plays = app.state.services.playground
        ids = [plays.run("somebody", "# hold", several=False) for _ in range(MAX_PENDING)]
        with pytest.raises(ApiError, match="not over yet"):
            plays.run("somebody", "x", several=False)
        plays.run("another", "# hold", several=False)
        assert plays.find("somebody", ids[0]).state == "waiting"
        with pytest.raises(ApiError, match="no such run"):
            plays.find("another", ids[0])
