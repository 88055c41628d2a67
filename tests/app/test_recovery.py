"""Whose attempt a clean stop takes back, and whose it does not."""

import time
from typing import Any

import pytest
from fastapi import FastAPI

from app.local import OVERDUE_SECONDS
from app.recovery import MAX_ATTEMPTS
from app.settings import Settings
from tests.app.conftest import application, browser, submit
from tests.app.fake_engine import FakeEngine
from tests.app.test_restart import rows


def age(app: FastAPI, id: str, seconds: float) -> None:
    """Have the judging of ``id`` begun so long ago."""
    job = app.state.services.judging.jobs[id]
    assert job.started is not None
    job.started -= seconds


def begun(app: FastAPI, id: str) -> bool:
    """Whether ``id`` is being judged, after a moment's patience."""
    jobs: dict[str, Any] = app.state.services.judging.jobs
    deadline = time.monotonic() + 10
    while (id not in jobs or jobs[id].started is None) and time.monotonic() < deadline:
        time.sleep(0.01)
    return id in jobs and jobs[id].started is not None


@pytest.mark.parametrize(
    ("source", "seconds", "attempts"), [("# hold", 0, 0), ("# hang", 0, 0), ("# hang", OVERDUE_SECONDS + 3600, 1)]
)
def test_only_what_should_have_been_over_keeps_its_attempt(
    app: FastAPI, settings: Settings, source: str, seconds: float, attempts: int
) -> None:
    with browser(app) as client:
        id = submit(client, source)
        if seconds:
            age(app, id, seconds)
    assert rows(settings.data) == [(id, attempts)]


def test_what_hangs_the_judge_is_convicted_by_clean_stops(settings: Settings) -> None:
    app = application(settings, FakeEngine())
    with browser(app) as client:
        id = submit(client, "# hang")
        age(app, id, 3600)
    for _ in range(MAX_ATTEMPTS - 1):
        app = application(settings, FakeEngine())
        with browser(app):
            assert begun(app, id)
            age(app, id, 3600)
    with browser(application(settings, FakeEngine())) as client:
        deadline = time.monotonic() + 10
        while (found := client.get(f"/api/v1/submissions/{id}").json()["verdict"]) is None:
            assert time.monotonic() < deadline
        assert found == "IE"


def test_an_attempt_that_did_not_begin_is_not_taken_back(settings: Settings) -> None:
    """Two that hang are judged one at a time at last; the second never has its turn."""
    app = application(settings, FakeEngine())
    with browser(app) as client:
        ids = [submit(client, "# hang"), submit(client, "# hang\n")]
        for id in ids:
            age(app, id, 3600)
    app = application(settings, FakeEngine())
    with browser(app):
        for id in ids:
            assert begun(app, id)
            age(app, id, 3600)
    assert [n for _, n in rows(settings.data)] == [2, 2]
    app = application(settings, FakeEngine())
    with browser(app):
        assert begun(app, ids[0])
    assert [n for _, n in rows(settings.data)] == [2, 2]
