"""What the disk can do to a server: it is full, or holds what cannot be read any more."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from fastapi import FastAPI
from sqlalchemy import text
from starlette.testclient import TestClient

from app.settings import Settings
from app.storage import Database
from tests.app.conftest import submit
from tests.app.fake_engine import FakeEngine
from tests.app.test_submissions import verdict

SUBMISSIONS, DRAFT = "/api/v1/problems/rotate-half/submissions", "/api/v1/problems/rotate-half/draft"


@contextmanager
def full(app: FastAPI) -> Iterator[None]:
    """SQLite says that the disk is full."""
    database: Database = app.state.services.database
    for pages in (1, 2**30):  # less than there are: no page can be added
        database.write((text(f"PRAGMA max_page_count={pages}"), {})).result()
        if pages == 1:
            yield


def test_a_full_disk_is_the_operators_matter(client: TestClient, app: FastAPI) -> None:
    body = {"source": "x" * 60000}
    with full(app):
        for method, path in (("POST", SUBMISSIONS), ("PUT", DRAFT)):
            for lang in ("en", "zh"):
                response = client.request(method, f"{path}?lang={lang}", json=body)
                assert (response.status_code, response.json()["error"]["code"]) == (503, "storage")
                assert int(response.headers["retry-after"]) > 0
                assert ("磁盘" in response.json()["error"]["hint"]) is (lang == "zh")
    assert client.post(SUBMISSIONS, json=body).status_code == 202


def test_a_server_that_cannot_write_is_not_ready(
    client: TestClient, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get("/readyz").status_code == 200
    database: Database = app.state.services.database
    database.write((text("PRAGMA query_only=1"), {})).result()
    assert client.get("/readyz").json()["error"]["code"] == "not_ready"
    database.write((text("PRAGMA query_only=0"), {})).result()
    assert client.get("/readyz").status_code == 200
    monkeypatch.setattr("app.storage.sqlite.ROOM", 2**62)
    assert client.get("/readyz").status_code == 503


@pytest.mark.parametrize("stored", ['{"of": "another version"}', "no JSON", "", None])
def test_an_outcome_that_cannot_be_read_breaks_no_page(
    client: TestClient, app: FastAPI, settings: Settings, stored: str | None
) -> None:
    id = submit(client)
    verdict(client, id)
    with sqlite3.connect(settings.database) as connection:
        connection.execute("UPDATE submissions SET outcome = ?", [stored])
    app.state.services.judging._recent.clear()
    report = client.get(f"/api/v1/submissions/{id}?lang=zh").json()
    assert report["verdict"] == "IE" and "报告" in report["cases"][0]["message"]
    assert client.get(f"/submissions/{id}").status_code == 200
    assert "event: verdict" in client.get(f"/api/v1/submissions/{id}/events").text
    assert connection.execute("SELECT outcome FROM submissions").fetchall() == [(stored,)]
    connection.close()


def test_a_verdict_is_told_as_it_is_stored(client: TestClient, fake: FakeEngine, settings: Settings) -> None:
    """Another writer was first."""
    first = submit(client)
    verdict(client, first)
    id = submit(client, "# hold")
    with sqlite3.connect(settings.database) as connection:
        connection.execute(
            "UPDATE submissions SET verdict = 'WA', outcome = (SELECT replace(outcome, '\"AC\"', '\"WA\"') "
            "FROM submissions WHERE id = ?) WHERE id = ?",
            [first, id],
        )
    connection.close()
    fake.release()
    deadline = time.monotonic() + 5
    while (found := client.get(f"/api/v1/submissions/{id}").json()["verdict"]) is None:
        assert time.monotonic() < deadline
    assert found == "WA"


def test_a_memory_that_cannot_be_read_is_computed_again(client: TestClient, settings: Settings) -> None:
    card = client.get("/api/v1/cards").json()[0]["id"]
    for rating in (3, 1):
        before = client.post(f"/api/v1/cards/{card}/reviews", json={"rating": rating}).json()
    with sqlite3.connect(settings.database) as connection:
        connection.execute("UPDATE card_states SET memory = '{}'")
    connection.close()
    assert client.get("/api/v1/cards").json()[0] == before
    assert client.get("/cards").status_code == 200
