"""``rope-judge``: the operator's verbs beside everybody's."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.storage.lock import locked

Say = Callable[..., Any]


def test_the_operator_has_every_verb_and_three_more(say: Say) -> None:
    said = say("--help", operator=True)
    for verb in ("list", "test", "watch", "doctor", "serve", "worker", "migrate"):
        assert re.search(rf"^  {verb} +\S", said.out, flags=re.MULTILINE), verb


def test_a_worker_says_what_it_needs(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    said = say("worker", operator=True)
    assert said.code == 2
    assert "DATABASE_URL=postgresql://" in said.err


def test_migrate_makes_the_tables_and_may_be_repeated(say: Say, tmp_path: Path) -> None:
    for _again in range(2):
        said = say("migrate", "--data", str(tmp_path / "data"), operator=True)
        assert said.code == 0, said.err
    assert (tmp_path / "data" / "rope-judge.sqlite3").stat().st_size > 0


def test_migrate_leaves_the_folder_of_a_running_server_alone(say: Say, tmp_path: Path) -> None:
    with locked(tmp_path):
        said = say("migrate", "--data", str(tmp_path), operator=True)
    assert said.code == 2
    assert "Another server uses the data folder" in said.err
    assert not (tmp_path / "rope-judge.sqlite3").exists()


def test_serve_hands_on_what_was_asked_for(say: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}
    monkeypatch.setattr("app.serve.serve", lambda **known: asked.update(known))
    monkeypatch.setattr("app.serve.leave", lambda: None)
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--allow-weak-sandbox")
    assert say(*words, operator=True).code == 0
    assert asked == {"host": "127.0.0.1", "port": 0, "data": tmp_path, "allow_weak_sandbox": True, "lang": "en"}
    say("serve", "--lang", "zh", operator=True)
    assert asked == {"host": None, "port": None, "data": None, "allow_weak_sandbox": False, "lang": "zh"}


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_a_port_that_is_none_is_refused(say: Say, port: str) -> None:
    assert say("serve", "--port", port, operator=True).code == 2


def test_the_command_is_installed_under_its_name(workspace: Path) -> None:
    installed = shutil.which("rope-judge", path=str(Path(sys.executable).parent))
    assert installed, "pip install -e . makes it"
    done = subprocess.run([installed, "list"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    assert "rotate-half" in done.stdout
    done = subprocess.run([installed], capture_output=True, text=True, timeout=60)
    assert "Next: rope-judge start" in done.stdout


def test_what_is_the_matter_is_said_in_the_operators_language(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://u:secret@h/d")
    said = say("migrate", "--lang", "zh", operator=True)
    assert said.code == 2
    assert "无法使用" in said.err and "mysql" in said.err and "secret" not in said.err


_ASKED = """
import contextlib, io, json, sys
from practice import language
language.use("zh")
import typer
from practice.main import run
from practice.verbs import commands
said = {}
for verb in typer.main.get_command(commands(operator=True)).commands:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        run(["--lang", "zh", verb, "--help"], operator=True)
    said[verb] = out.getvalue()
json.dump(said, sys.stdout)
"""


def test_help_says_everything_in_the_language_of_the_run() -> None:
    done = subprocess.run([sys.executable, "-c", _ASKED], capture_output=True, text=True, encoding="utf-8", timeout=100)
    said = json.loads(done.stdout)
    assert {"serve", "worker", "migrate", "teacher-link", "doctor", "restore", "test"} <= said.keys()
    for verb, text in said.items():
        rows = [line for line in text.splitlines() if re.match(r"  (?:-|[A-Z])", line)]
        assert rows and not [row for row in rows if not re.search(r"[\u4e00-\u9fff]", row)], verb
        assert not re.search(r"required|default|OPTIONS|ARGS|the |<(?!=)", text), verb


def test_why_the_system_refused_is_said_in_the_operators_language(say: Say, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    english = say("migrate", "--data", str(tmp_path / "file" / "data"), operator=True)
    chinese = say("migrate", "--data", str(tmp_path / "file" / "data"), "--lang", "zh", operator=True)
    assert "Not a directory" in english.err
    assert "不是文件夹" in chinese.err and "directory" not in chinese.err
    assert "本机没有运行" in say("worker", "--check", "--name", "nobody", "--lang", "zh", operator=True).err
