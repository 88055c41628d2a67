"""The service itself: it starts by itself, comes back when it is killed, and says at once when it cannot help."""

import os
import signal
from contextlib import suppress
from typing import Any

import pytest

from judge.completion import service
from judge.completion.question import MAX_ANSWER, Question, parse_answer
from judge.completion.service import Completion, NoAnswer
from tests.judge.completion.conftest import at_the_end

QUESTION = at_the_end("complete", "import torch\ntorch.ca")


def test_a_warm_process_that_is_killed_comes_back(completion: Completion) -> None:
    keeper = completion._keeper
    assert keeper is not None and keeper.pid is not None
    restarts = keeper.restarts
    os.kill(keeper.pid, signal.SIGKILL)
    answers: list[Any] = []
    while len(answers) < 3:  # each waits for a child as long as its budget lets it
        with suppress(NoAnswer):
            answers.append(completion.ask(QUESTION))
    assert keeper.restarts == restarts + 1


def test_the_first_question_starts_it_and_is_not_kept_waiting() -> None:
    fresh = Completion(budget=30)
    try:
        with pytest.raises(NoAnswer, match="starting"):
            fresh.ask(QUESTION)
    finally:
        fresh.close()
    with pytest.raises(NoAnswer, match="off"):
        fresh.ask(QUESTION)


def test_where_nothing_can_be_forked_it_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    none = Completion()
    with pytest.raises(NoAnswer, match="off"):
        none.ask(QUESTION)
    none.close()


def test_a_warm_process_that_does_not_start_is_tried_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    from judge.errors import OperatorError

    class Broken:
        tried = 0

        def launch(self) -> None:
            self.tried += 1
            raise OperatorError("no")

        def close(self) -> None:
            """Nothing was started."""

    broken: Any = Broken()
    monkeypatch.setattr(service, "_FIRST_PAUSE", 0.01)
    completion = Completion(keeper=broken)
    assert not completion.start(0.2)
    completion.close()
    assert broken.tried > 1


@pytest.mark.parametrize(
    "data",
    [
        b"", b"null", b"[]", b"{", b"\xff", b'{"what": "syntax", "fault": null}', b'{"what": "complete"}',
        b'{"what": "complete", "start": -1, "items": []}', b'{"what": "complete", "start": "0", "items": []}',
        b'{"what": "complete", "start": 0, "items": [], "more": 1}',
        b'{"what": "complete", "start": 0, "items": [{"name": "x", "kind": "virus"}]}',
        b'{"what": "complete", "start": 0, "items": [{"name": "' + b"x" * 300 + b'", "kind": "text"}]}',
        b'{"what": "complete", "start": 0, "items": [' + b'{"name": "x", "kind": "text"},' * 2000 + b"{}]}",
        b"[" * 100_000,
    ],
)  # fmt: skip
def test_anything_but_an_answer_to_the_question_is_none(data: bytes) -> None:
    assert parse_answer(data, QUESTION) is None
    assert len(data) < MAX_ANSWER


def test_an_answer_is_read() -> None:
    found = parse_answer(b'{"what": "syntax", "fault": null}', Question(what="syntax", source=""))
    assert found is not None and found.what == "syntax"
