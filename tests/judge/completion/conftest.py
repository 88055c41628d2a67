"""One completion service for all these tests, with a budget that a busy machine keeps."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from judge.completion.question import Items, Question, Signatures, Syntax
from judge.completion.service import Completion


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a child may do is the kernel's affair."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.needs_linux)


def at_the_end(what: str, source: str) -> Question:
    """A question about the last character of ``source``."""
    lines = source.split("\n")
    return Question.model_validate({"what": what, "source": source, "line": len(lines), "column": len(lines[-1])})


@pytest.fixture(scope="session")
def completion() -> Iterator[Completion]:
    """A running service."""
    running = Completion(budget=30)
    assert running.start(100)
    yield running
    running.close()


@pytest.fixture
def names(completion: Completion) -> Callable[[str], list[str]]:
    """What may follow a source."""

    def ask(source: str) -> list[str]:
        answer = completion.ask(at_the_end("complete", source))
        assert isinstance(answer, Items)
        return [item.name for item in answer.items]

    return ask


@pytest.fixture
def signatures(completion: Completion) -> Callable[[str], Signatures]:
    """The call at the end of a source."""

    def ask(source: str) -> Signatures:
        answer = completion.ask(at_the_end("signature", source))
        assert isinstance(answer, Signatures)
        return answer

    return ask


@pytest.fixture
def syntax(completion: Completion) -> Callable[[str], Syntax]:
    """Whether a source compiles."""

    def ask(source: str) -> Syntax:
        answer = completion.ask(at_the_end("syntax", source))
        assert isinstance(answer, Syntax)
        return answer

    return ask
