"""The server may die at any moment: what it took is judged all the same."""

import signal
import sqlite3
import threading
import time
from pathlib import Path

import pytest
from httpx2 import HTTPError

from app.recovery import MAX_ATTEMPTS
from tests.app.server import Server, serving


def hand_in(server: Server, source: str) -> str:
    response = server.client.post("/api/v1/problems/rotate-half/submissions", json={"source": source})
    assert response.status_code == 202, response.text
    return str(response.json()["id"])


def verdicts(server: Server, ids: list[str], seconds: float = 90) -> dict[str, str]:
    """The verdict of each, waiting for all."""
    found: dict[str, str] = {}
    deadline = time.monotonic() + seconds
    while len(found) < len(ids) and time.monotonic() < deadline:
        for id in ids:
            if id not in found and (verdict := server.client.get(f"/api/v1/submissions/{id}").json()["verdict"]):
                found[id] = verdict
        time.sleep(0.05)
    return found


@pytest.mark.slow
def test_what_was_acknowledged_is_there_whenever_the_kill_comes(tmp_path: Path) -> None:
    acknowledged: list[str] = []
    for enough in (1, 60):
        with serving(tmp_path, "fake") as server:

            def pour(server: Server = server) -> None:
                try:
                    while True:
                        acknowledged.append(hand_in(server, "x"))
                except HTTPError:
                    return

            thread = threading.Thread(target=pour)
            thread.start()
            deadline = time.monotonic() + 30
            while len(acknowledged) < enough and time.monotonic() < deadline:
                time.sleep(0.002)
            server.end(signal.SIGKILL)
            thread.join()
    assert len(acknowledged) >= 60
    with serving(tmp_path, "fake") as server:
        assert verdicts(server, acknowledged) == dict.fromkeys(acknowledged, "AC")


def test_a_clean_stop_is_no_attempt(tmp_path: Path) -> None:
    with serving(tmp_path, "fake") as server:
        id = hand_in(server, "# hold")
        assert server.end()[0] == 0
    [(found, attempts)] = rows(tmp_path)
    assert (found, attempts) == (id, 0)


def test_the_one_that_kills_the_server_is_found(tmp_path: Path) -> None:
    """Two that hang stand for the killer and its neighbour: only the one judged alone at the third death ends."""
    with serving(tmp_path, "fake") as server:
        killer, neighbour = hand_in(server, "# hold"), hand_in(server, "# hold\nx")
        server.end(signal.SIGKILL)
    for expected in ([2, 2], [3, 2]):
        with serving(tmp_path, "fake") as server:
            deadline = time.monotonic() + 10
            while [n for _, n in rows(tmp_path)] != expected and time.monotonic() < deadline:
                time.sleep(0.02)
            server.end(signal.SIGKILL)
        assert [n for _, n in rows(tmp_path)] == expected
    assert expected[0] == MAX_ATTEMPTS
    with serving(tmp_path, "fake") as server:
        assert verdicts(server, [killer]) == {killer: "IE"}
        report = server.client.get(f"/api/v1/submissions/{killer}?lang=zh").json()
        assert "崩溃" in report["cases"][0]["message"]
        assert server.client.get(f"/api/v1/submissions/{neighbour}").json()["verdict"] is None


def rows(data: Path) -> list[tuple[str, int]]:
    """Id and attempts, oldest first."""
    with sqlite3.connect(data / "rope-judge.sqlite3") as connection:
        found = connection.execute("SELECT id, attempts FROM submissions ORDER BY created").fetchall()
    connection.close()
    return found
