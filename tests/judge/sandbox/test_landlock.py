"""The binding: what a ruleset leaves readable and writable, in a process of its own."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from judge.sandbox import landlock

pytestmark = pytest.mark.needs_linux


def confined(body: str, *, read: list[str], write: list[str]) -> subprocess.CompletedProcess[str]:
    """Run ``body`` under a ruleset in a fresh interpreter."""
    head = f"from judge.sandbox.landlock import Ruleset\nimport os, socket\nRuleset({read!r}, {write!r}).enter()\n"
    return subprocess.run(
        [sys.executable, "-c", head + dedent(body)], capture_output=True, text=True, timeout=60, check=False
    )


def test_the_kernel_has_it() -> None:
    assert landlock.abi() >= 1


def test_only_the_named_paths_can_be_read(tmp_path: Path) -> None:
    for name in ("open", "shut"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_text(name)
    done = confined(
        f"""
        print(open({str(tmp_path / "open/file")!r}).read(), os.listdir({str(tmp_path / "open")!r}))
        for path in ({str(tmp_path / "shut/file")!r}, "/etc/passwd"):
            try:
                open(path)
            except PermissionError:
                print("shut")
        """,
        read=[str(tmp_path / "open")],
        write=[],
    )
    assert done.stdout.split("\n")[:3] == ["open ['file']", "shut", "shut"], done.stderr


def test_a_link_out_of_a_readable_folder_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "secret").write_text("s")
    (tmp_path / "open/link").symlink_to(tmp_path / "secret")
    done = confined(f"open({str(tmp_path / 'open/link')!r})", read=[str(tmp_path / "open")], write=[])
    assert "PermissionError" in done.stderr


def test_nothing_can_be_written_but_the_named_devices(tmp_path: Path) -> None:
    done = confined(
        f"""
        open("/dev/null", "w").write("x")
        for path in ({str(tmp_path / "new")!r}, "/dev/shm/new", "/dev/zero"):
            try:
                open(path, "w")
            except PermissionError:
                print("refused")
        """,
        read=[str(tmp_path), "/dev/zero"],
        write=["/dev/null"],
    )
    assert done.stdout.split() == ["refused"] * 3, done.stderr


@pytest.mark.skipif(landlock.abi() < 4, reason="TCP rules came with Landlock 4")
def test_tcp_is_refused() -> None:
    done = confined(
        """
        for action in ("bind", "connect"):
            try:
                getattr(socket.socket(), action)(("127.0.0.1", 9))
            except PermissionError:
                print("refused")
        """,
        read=[],
        write=[],
    )
    assert done.stdout.split() == ["refused"] * 2, done.stderr


@pytest.mark.skipif(landlock.abi() < 6, reason="scopes came with Landlock 6")
def test_processes_outside_cannot_be_signalled() -> None:
    done = confined(
        "try:\n    os.kill(os.getppid(), 0)\nexcept PermissionError:\n    print('refused')", read=[], write=[]
    )
    assert done.stdout.split() == ["refused"], done.stderr


def test_missing_paths_are_skipped_and_the_others_hold(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    body = f"print(open({str(tmp_path / 'file')!r}).read())\nopen('/etc/passwd')"
    done = confined(body, read=["/no/such/path", str(tmp_path)], write=["/no/such/device"])
    assert done.stdout.split() == ["here"], done.stderr
    assert "PermissionError" in done.stderr
