"""Help while typing over HTTP; what it knows is tested in tests/judge/completion."""

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.testclient import TestClient

from app import assist
from app.settings import Settings
from judge.completion.question import Answer, Fault, Item, Items, Question, Signature, Signatures, Syntax
from judge.completion.service import NoAnswer, State
from tests.app.conftest import application, browser
from tests.app.fake_engine import FakeEngine

PLACE = {"source": "torch.ca", "line": 1, "column": 8}
ANSWERS: dict[str, Answer] = {
    "complete": Items(start=6, items=(Item(name="cat", kind="function"),)),
    "signature": Signatures(signatures=(Signature(name="cat", parameters=("tensors",), active=0, about=""),)),
    "syntax": Syntax(fault=Fault(line=2, column=3, end_line=2, end_column=4, message="'(' was never closed")),
}


class FakeCompletion:
    """Answers at once, or is in the state that it is told to be in."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.state: State | None = None
        self.hold: Callable[[], object] = lambda: None
        self.closed = False

    def ask(self, question: Question) -> Answer:
        self.asked.append(question)
        self.hold()
        if self.state:
            raise NoAnswer(self.state)
        return ANSWERS[question.what]

    def close(self) -> None:
        self.closed = True


@pytest.fixture(autouse=True)
def completion(monkeypatch: pytest.MonkeyPatch) -> FakeCompletion:
    fake = FakeCompletion()
    monkeypatch.setattr(assist, "Completion", lambda budget: fake)
    return fake


def test_names(client: TestClient, completion: FakeCompletion) -> None:
    answer = client.post("/api/v1/complete", json=PLACE).json()
    assert answer == {"state": "ready", "start": 6, "items": [{"name": "cat", "kind": "function"}]}
    assert completion.asked == [Question(what="complete", source="torch.ca", line=1, column=8)]


def test_signatures(client: TestClient) -> None:
    [signature] = client.post("/api/v1/signature", json=PLACE).json()["signatures"]
    assert signature == {"name": "cat", "parameters": ["tensors"], "active": 0, "about": ""}


def test_syntax_errors_are_told_in_the_readers_language(client: TestClient) -> None:
    english, chinese = (
        client.post(f"/api/v1/syntax?lang={lang}", json={"source": "x"}).json() for lang in ("en", "zh")
    )
    assert english["fault"] == {
        "line": 2,
        "column": 3,
        "end_line": 2,
        "end_column": 4,
        "message": "'(' was never closed",
    }
    assert chinese["fault"]["message"] == "'(' 没有闭合"


@pytest.mark.parametrize("state", ["starting", "slow", "busy", "off"])
def test_no_answer_is_no_error(client: TestClient, completion: FakeCompletion, state: State) -> None:
    completion.state = state
    assert client.post("/api/v1/complete", json=PLACE).json() == {"state": state, "start": 8, "items": []}
    assert client.post("/api/v1/signature", json=PLACE).json() == {"state": state, "signatures": []}
    assert client.post("/api/v1/syntax", json={"source": "("}).json() == {"state": state, "fault": None}


def test_who_comes_when_many_ask_is_told_at_once(client: TestClient, completion: FakeCompletion) -> None:
    release = threading.Event()
    arrived = threading.Semaphore(0)

    def hold() -> None:
        arrived.release()
        release.wait(20)

    def ask() -> Any:
        return client.post("/api/v1/complete", json=PLACE).json()["state"]

    completion.hold = hold
    with ThreadPoolExecutor(8) as pool:
        first = [pool.submit(ask) for _ in range(8)]
        for _ in first:
            assert arrived.acquire(timeout=20)
        assert ask() == "busy"
        release.set()
        assert [one.result(20) for one in first] == ["ready"] * 8


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"source": "x"}, "body.line"),
        ({**PLACE, "line": -1}, "body.line"),
        ({**PLACE, "column": 1 << 40}, "body.column"),
        ({**PLACE, "column": "8"}, None),
        ({**PLACE, "more": 1}, "body.more"),
        ({**PLACE, "source": "\ud800"}, "source"),
        ({**PLACE, "source": "x" * 66_000}, "source"),
    ],
)
def test_what_is_no_question_is_refused(
    client: TestClient, completion: FakeCompletion, body: dict[str, object], where: str | None
) -> None:
    response = client.post("/api/v1/complete", content=json.dumps(body), headers={"Content-Type": "application/json"})
    assert response.status_code == (422 if where else 200)
    if where:
        assert response.json()["error"]["where"] == where
        assert completion.asked == []


def test_other_sites_may_not_ask(client: TestClient) -> None:
    assert client.post("/api/v1/complete", json=PLACE, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403


def test_questions_have_a_rate_of_their_own(settings: Settings, fake: FakeEngine) -> None:
    strict = settings.model_copy(update={"assist_rate": "2/minute", "rate": "1/minute"})
    with browser(application(strict, fake), client=("192.168.1.7", 1)) as client:
        codes = [client.post("/api/v1/complete", json=PLACE).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert client.post("/api/v1/problems/rotate-half/submissions", json={"source": "x"}).status_code == 202


def test_the_service_ends_with_the_server(settings: Settings, fake: FakeEngine, completion: FakeCompletion) -> None:
    with browser(application(settings, fake)):
        assert not completion.closed
    assert completion.closed
