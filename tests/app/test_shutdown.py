"""Stopping takes less than five seconds, whoever is still listening."""

import signal
import threading
import time
from pathlib import Path

import pytest

from tests.app.server import Server, serving
from tests.app.test_restart import hand_in


def listen(server: Server, id: str, seen: list[str]) -> None:
    with server.client.stream("GET", f"/api/v1/submissions/{id}/events") as response:
        seen.append(str(response.status_code))
        seen.extend(response.iter_lines())
    seen.append("end")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> float:
    """Seconds that stopping takes with nobody listening: a busy machine stops slowly even then."""
    with serving(tmp_path_factory.mktemp("alone"), "fake") as server:
        code, seconds = server.end(signal.SIGTERM)
        assert code == 0
    return seconds


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_open_streams_do_not_hold_the_server(tmp_path: Path, how: signal.Signals, alone: float) -> None:
    with serving(tmp_path, "fake") as server:
        heard: list[list[str]] = [[] for _ in range(20)]
        id = hand_in(server, "# hold")
        threads = [threading.Thread(target=listen, args=(server, id, seen)) for seen in heard]
        for thread in threads:
            thread.start()
        deadline = time.monotonic() + 10
        while not all(heard) and time.monotonic() < deadline:
            time.sleep(0.01)
        code, seconds = server.end(how)
        for thread in threads:
            thread.join(10)
        assert code == 0
        assert seconds < max(5.0, 2 * alone + 2)
        assert all(seen == ["200", "end"] for seen in heard)


def test_logs_hold_no_source(tmp_path: Path) -> None:
    with serving(tmp_path, "fake") as server:
        hand_in(server, "# secret-word-of-a-learner")
        server.client.post("/api/v1/problems/rotate-half/submissions", json={"source": "# raise\nsecret-word"})
        server.end()
        assert "unhandled" in "".join(server.output)
        assert "secret-word" not in "".join(server.output)
