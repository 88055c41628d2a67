"""Where the server is willing to listen."""

import signal
import socket
from pathlib import Path
from typing import cast

import pytest
from anyio.from_thread import start_blocking_portal

from app.classroom.welcome import teacher_link
from app.serve import check_sandbox, listen, run
from app.settings import Settings, is_loopback
from app.storage.lock import locked
from judge.engine import Engine
from judge.errors import OperatorError
from tests.app.fake_engine import FakeEngine, weak
from tests.app.server import serving


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "[::1]", "localhost", "judge.localhost"])
def test_loopback(host: str) -> None:
    assert is_loopback(host)
    assert not Settings(host=host).needs_sign_in
    assert Settings(host=host, classroom=True).needs_sign_in


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "judge.example", "localhost.example", ""])
def test_where_others_can_reach_it_people_sign_in_unless_told(host: str) -> None:
    assert not is_loopback(host)
    assert Settings(host=host).needs_sign_in
    assert not Settings(host=host, open_network=True).needs_sign_in


def test_weak_sandboxes_are_for_oneself() -> None:
    strict, process = (cast(Engine, engine) for engine in (FakeEngine(), weak(FakeEngine())))
    check_sandbox(Settings(), process)
    there = Settings(host="0.0.0.0", open_network=True)
    check_sandbox(there, strict)
    with pytest.raises(OperatorError, match="allow-weak-sandbox"):
        check_sandbox(there, process)
    check_sandbox(there.model_copy(update={"allow_weak_sandbox": True}), process)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROPE_JUDGE_DATA", str(tmp_path))
    monkeypatch.setenv("ROPE_JUDGE_OPEN_NETWORK", "1")
    monkeypatch.setenv("ROPE_JUDGE_ALLOWED_HOSTS", '["a.example", "b.example"]')
    settings = Settings()
    assert settings.data == tmp_path and settings.open_network
    assert settings.allowed_hosts == ("a.example", "b.example")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RATE", "often"), ("RATE", ""), ("ALLOWED_HOSTS", "a.example"), ("ALLOWED_HOSTS", "7"), ("LOG_LEVEL", "loud"),
        ("MAX_STREAMS", "many"), ("MAX_STREAMS", "0"), ("PORT", "99999"),
    ],
)  # fmt: skip
def test_a_setting_that_is_wrong_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"ROPE_JUDGE_{name}", value)
    with pytest.raises(OperatorError, match=f"ROPE_JUDGE_{name}: ") as caught:
        Settings()
    assert "\n" not in str(caught.value)


def refused(settings: Settings, capfd: pytest.CaptureFixture[str]) -> str:
    """Why a server does not start; nothing else may have been written."""
    with listen(settings) as listener, pytest.raises(OperatorError) as caught:
        run(settings, cast(Engine, FakeEngine()), listener)
    assert capfd.readouterr().err == ""
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_what_keeps_a_server_from_starting_is_told_without_a_stack(
    settings: Settings, capfd: pytest.CaptureFixture[str]
) -> None:
    settings = settings.model_copy(update={"port": 0})
    with locked(settings.data):
        assert str(settings.data) in refused(settings, capfd)
    settings.database.write_bytes(b"this is no database" * 100)
    assert str(settings.database) in refused(settings, capfd)
    assert "data" in refused(settings.model_copy(update={"data": settings.database}), capfd)


def test_a_lock_is_gone_with_its_holder(tmp_path: Path) -> None:
    with serving(tmp_path, "fake") as server:
        with pytest.raises(OperatorError, match="Another server"), locked(tmp_path):
            pass
        server.end(signal.SIGKILL)
    with locked(tmp_path):
        pass


def test_a_teachers_link_leads_to_where_the_server_listens(tmp_path: Path) -> None:
    with serving(tmp_path, "fake") as server, start_blocking_portal() as portal:
        link = portal.call(teacher_link, Settings(data=tmp_path), None, False)
        assert link.startswith(f"{server.address}/welcome/")
    (tmp_path / "port").write_text("of call\n")
    with start_blocking_portal() as portal:
        assert ":8000/" in portal.call(teacher_link, Settings(data=tmp_path), None, False)


def test_a_port_that_is_taken(settings: Settings) -> None:
    with listen(settings.model_copy(update={"port": 0})) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OperatorError, match=f"{port}.*--port {port + 1}"):
            listen(settings.model_copy(update={"port": port}))


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1"])
def test_an_address_that_is_not_ours(settings: Settings, host: str) -> None:
    with pytest.raises(OperatorError):
        listen(settings.model_copy(update={"host": host, "port": 0}))


def test_the_other_loopback(settings: Settings) -> None:
    with listen(settings.model_copy(update={"host": "::1", "port": 0})) as listener:
        assert listener.getsockname()[0] == "::1"


def test_answers_are_not_held_back(settings: Settings) -> None:
    """asyncio sets TCP_NODELAY on what is accepted only if the listener says that it is TCP."""
    with listen(settings.model_copy(update={"port": 0})) as listener:
        assert listener.proto == socket.IPPROTO_TCP
