"""What a container's health check asks, and what it makes of the answer."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from app.healthcheck import main


class Answering(HTTPServer):
    """Answers everything with ``status`` and keeps what was asked for."""

    status = 200
    asked: tuple[str, str] = ("", "")


class _Handler(BaseHTTPRequestHandler):
    server: Answering

    def do_GET(self) -> None:
        self.server.asked = self.path, self.headers["Host"]
        self.send_response(self.server.status)
        self.end_headers()
        self.wfile.write("für später".encode("latin-1"))

    def log_message(self, *_arguments: object) -> None:
        """Say nothing."""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Answering]:
    with Answering(("127.0.0.1", 0), _Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        monkeypatch.setenv("ROPE_JUDGE_HOST", "0.0.0.0")
        monkeypatch.setenv("ROPE_JUDGE_PORT", str(server.server_port))
        yield server
        server.shutdown()
        thread.join()


def test_ready_is_healthy_and_no_proxy_is_asked(
    server: Answering, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    assert main() == 0
    assert server.asked == ("/readyz", f"localhost:{server.server_port}")
    assert capsys.readouterr().err == ""


def test_not_ready_is_told_with_the_reason(server: Answering, capsys: pytest.CaptureFixture[str]) -> None:
    server.status = 503
    assert main() == 1
    assert "503 f" in capsys.readouterr().err


def test_nobody_there(server: Answering, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("ROPE_JUDGE_PORT", "1")
    assert main() == 1
    assert "127.0.0.1:1/readyz" in capsys.readouterr().err
