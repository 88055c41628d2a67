"""The API keeps what its description says, whatever it is sent and whoever asks."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from app.settings import Settings
from tests.app.classroom.school import School, person
from tests.app.conftest import application, browser, submit
from tests.app.fake_engine import FakeEngine
from tests.fuzz.api import try_all

EXERCISE = "rotate-half"


def things(client: TestClient) -> dict[str, str]:
    """Something of everything that an address can name, of the one who asks by ``client``."""
    drafts = f"/api/v1/problems/{EXERCISE}/draft/copies"
    copy = client.post(drafts, json={"source": "x = 1"}).json()["id"]
    run = client.post("/api/v1/playground/runs", json={"source": "1 + 1"}).json()["id"]
    submission = submit(client, "# wrong case-2 sign")
    card = client.get("/api/v1/cards").json()[0]["id"]
    return {
        "name": EXERCISE,
        "n": str(copy),
        "id": submission,
        "GET /api/v1/playground/runs/{id}": run,
        "DELETE /api/v1/playground/runs/{id}": run,
        "POST /api/v1/cards/{id}/reviews": card,
    }


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """The single user of a server in open mode."""
    app = application(Settings(data=tmp_path_factory.mktemp("alone"), assist_seconds=5), FakeEngine())
    with browser(app, client=("127.0.0.1", 50000)) as client:
        yield client


def described(client: TestClient) -> dict[str, Any]:
    schema: dict[str, Any] = client.app.openapi()  # type: ignore[attr-defined]
    return schema


def test_the_single_user(alone: TestClient) -> None:
    seen = try_all(alone, described(alone), things(alone), 3)
    assert seen >= {200, 201, 202, 404, 422}


def test_a_learner(school: School) -> None:
    eve = school.eve.browser
    seen = try_all(eve, described(eve), things(eve), 2)
    assert seen >= {200, 202, 403, 404, 422}


def test_a_teacher(school: School) -> None:
    seen = try_all(school.ada, described(school.ada), things(school.ada), 1)
    assert seen >= {200, 202, 404}


def test_nobody(school: School) -> None:
    visitor = person(school.app, accept="application/json")
    seen = try_all(visitor, described(visitor), things(school.eve.browser), 1)
    assert seen == {200, 401}
