"""Fixtures shared by all tests: one real engine for the whole session, so that state between runs would show."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from judge.engine import Engine
    from judge.outcome import Outcome
    from judge.problem import Catalogue

REPOSITORY = Path(__file__).parents[1]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip, with the reason, what this machine cannot run. Where CI has to have it, missing it is a failure."""
    for item in items:
        if item.get_closest_marker("needs_linux") and sys.platform != "linux":
            item.add_marker(pytest.mark.skip(reason="the sandbox's kernel layers exist on Linux only"))
        if item.get_closest_marker("needs_root") and (not hasattr(os, "geteuid") or os.geteuid() != 0):
            item.add_marker(pytest.mark.skip(reason="has to start as root"))


def missing(reason: str) -> None:
    """A test lacks something of the machine: a failure in CI, which installs everything, else a skip."""
    if os.environ.get("CI"):
        pytest.fail(f"{reason}; CI has to have it")
    pytest.skip(reason)


@pytest.fixture(scope="session")
def catalogue() -> Catalogue:
    """All exercises that come with the judge."""
    from judge.problem import Catalogue

    return Catalogue.load()


@pytest.fixture(scope="session")
def engine(catalogue: Catalogue) -> Iterator[Engine]:
    """One running engine, shared by every test that asks for it."""
    from judge.engine import Engine

    with Engine(catalogue) as running:
        yield running


@pytest.fixture(scope="session")
def judged(engine: Engine) -> Callable[..., Outcome]:
    """Judge a source on the shared engine: ``judged(source, problem="rotate-half", **submission)``."""
    from judge.engine import Submission

    def judge(source: str, problem: str = "rotate-half", **options: object) -> Outcome:
        return engine.submit(Submission(problem=problem, source=source, **options)).result(60)  # type: ignore[arg-type]

    return judge
