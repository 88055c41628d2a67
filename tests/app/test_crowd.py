"""Many who hand in at once: who follows a verdict waits until they are in, and no longer than a moment."""

from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import anyio
from anyio.from_thread import start_blocking_portal
from fastapi import FastAPI
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send

from app.crowd import MANY, Crowd
from app.middleware.way import MakeWay
from tests.app.fake_engine import FakeEngine


def crowd_of(n: int, crowd: Crowd) -> ExitStack:
    """``n`` who are coming in, until it is closed."""
    stack = ExitStack()
    for _one in range(n):
        stack.enter_context(crowd.joined())
    return stack


async def passes(crowd: Crowd, path: str, seconds: float) -> bool:
    """Whether a request for ``path`` gets through within ``seconds``."""
    through = anyio.Event()

    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
        through.set()

    services = SimpleNamespace(judging=SimpleNamespace(crowd=crowd))
    scope = {"type": "http", "path": path, "app": SimpleNamespace(state=SimpleNamespace(services=services))}
    nothing: Any = None
    with anyio.move_on_after(seconds):
        await MakeWay(app)(scope, nothing, nothing)
    return through.is_set()


def test_streams_wait_for_a_crowd_and_nothing_else_does() -> None:
    async def scenario() -> None:
        crowd = Crowd()
        with crowd_of(MANY - 1, crowd):
            assert await passes(crowd, "/api/v1/submissions/a/events", 0.05)
            with crowd.joined():
                assert crowd.here
                assert not await passes(crowd, "/api/v1/submissions/a/events", 0.05)
                assert await passes(crowd, "/api/v1/problems/rope-2d/submissions", 0.05)
            assert await passes(crowd, "/api/v1/submissions/a/events", 0.05)

    with start_blocking_portal() as portal:
        portal.call(scenario)


def test_a_stream_opens_when_the_crowd_is_in_or_does_not_end() -> None:
    async def scenario() -> None:
        crowd, opened = Crowd(), []

        async def follow() -> None:
            opened.append(await passes(crowd, "/api/v1/submissions/a/events", 60.0))

        async with anyio.create_task_group() as group:
            with crowd_of(MANY, crowd):
                group.start_soon(follow)
                await anyio.wait_all_tasks_blocked()
                assert not opened
        assert opened == [True]
        with crowd_of(MANY, crowd):
            assert await passes(crowd, "/api/v1/submissions/a/events", 60.0)

    with start_blocking_portal() as portal:
        portal.call(scenario)


def test_the_engine_is_told_of_a_crowd(app: FastAPI, client: TestClient, fake: FakeEngine) -> None:
    crowd = app.state.services.judging.crowd
    assert not fake.crowded()
    with crowd_of(MANY, crowd):
        assert fake.crowded()
    assert not fake.crowded()
