"""The command line as a person meets it: in this process where that is enough, as a program where it is not."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from practice import language
from practice.main import run

if TYPE_CHECKING:
    from judge.engine import Engine

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "practice" / "judge.py"


@dataclass
class Said:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


@pytest.fixture
def workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty workspace of this test's own, and an English locale without colour."""
    folder = tmp_path / "workspace"
    monkeypatch.setenv("ROPE_JUDGE_WORKSPACE", str(folder))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("ROPE_JUDGE_PROBLEMS", raising=False)
    return folder


@pytest.fixture
def say(workspace: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    """Run a command in this process."""
    monkeypatch.setattr(sys, "argv", ["practice/judge.py"])

    def command(*words: str, operator: bool = False) -> Said:
        try:
            code = run(list(words), operator=operator)
        finally:
            language.use("en")
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return command


@pytest.fixture
def ready(engine: "Engine", monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands in this process judge on the engine that all tests share, instead of starting one each."""

    @contextmanager
    def running(_catalogue: object) -> Iterator["Engine"]:
        yield engine

    for module in ("judging", "doctor", "watching"):
        monkeypatch.setattr(f"practice.{module}.warm_engine", running)


@pytest.fixture
def program(workspace: Path) -> Callable[..., Said]:
    """Run ``practice/judge.py`` as a program."""

    def command(*words: str, stdin: str = "", cwd: Path = ROOT, **environ: str) -> Said:
        done = subprocess.run(
            [sys.executable, str(SCRIPT), *words],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=cwd,
            env=os.environ | environ,
            timeout=100,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return command


@pytest.fixture(autouse=True)
def active_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in an activated environment: ``python`` is the interpreter of this run."""
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
