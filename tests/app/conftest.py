"""A server in this process, with an engine that does what it is told."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from app.log import configure
from app.main import create_app
from app.settings import Settings
from judge.engine import Engine
from tests.app.fake_engine import FakeEngine

configure("error")

ADDRESS = "http://127.0.0.1:8000"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data")


@pytest.fixture
def fake() -> FakeEngine:
    return FakeEngine()


def application(settings: Settings, engine: FakeEngine) -> FastAPI:
    """The application with the fake engine, which keeps the real one's contract."""
    return create_app(settings, cast(Engine, engine))


def browser(app: FastAPI, **options: Any) -> TestClient:
    """A client as a script is one: no cookies, no ``Origin``."""
    return TestClient(app, base_url=ADDRESS, follow_redirects=False, **options)


@pytest.fixture
def app(settings: Settings, fake: FakeEngine) -> FastAPI:
    return application(settings, fake)


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    with browser(app, client=("127.0.0.1", 50000)) as client:
        yield client


def submit(client: TestClient, source: str = "x = 1", mode: str = "submit", **more: Any) -> str:
    """Hand in and return the id."""
    response = client.post("/api/v1/problems/rotate-half/submissions", json={"source": source, "mode": mode, **more})
    assert response.status_code == 202, response.text
    return cast(str, response.json()["id"])
