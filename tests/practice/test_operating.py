"""The verbs that look after a server, as an operator types them."""

import json
import os
import sqlite3
import subprocess
import sys
import tarfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

Say = Callable[..., Any]
EXAMINED = {
    "level": "strict",
    "layers": [{"name": "seccomp", "state": "on", "note": "…"}],
    "trial": {"problem": "rotate-half", "verdict": "AC", "time_ms": 4.0},
    "workspace": {"path": "/w", "writable": True},
    "versions": {"python": "3.11"},
    "platform": "Linux",
    "start_ms": 1,
}


@pytest.fixture
def data(say: Say, tmp_path: Path) -> Path:
    """The folder of a server that has run."""
    folder = tmp_path / "data"
    assert say("migrate", "--data", str(folder), operator=True).code == 0
    with closing(sqlite3.connect(folder / "rope-judge.sqlite3")) as connection:
        connection.execute("CREATE TABLE mine (x)")
        connection.execute("INSERT INTO mine VALUES (7)")
        connection.commit()
    return folder


@pytest.fixture
def examined(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """No engine is started: what one would find is given."""
    found: dict[str, Any] = json.loads(json.dumps(EXAMINED))
    monkeypatch.setattr("practice.doctor.examine", lambda _catalogue, _workspace: found)
    return found


@pytest.mark.parametrize(("lang", "words"), [("en", "holds what"), ("zh", "现在就是")])
def test_there_and_back_again(say: Say, data: Path, tmp_path: Path, lang: str, words: str) -> None:
    said = say("backup", "--data", str(data), "--lang", lang, operator=True)
    assert said.code == 0, said.err
    (copy,) = (data / "backups").iterdir()
    assert str(copy) in said.out
    said = say("restore", str(copy), "--data", str(tmp_path / "new"), "--lang", lang, operator=True)
    assert said.code == 0 and words in said.out, said.err
    said = say("restore", str(copy), "--data", str(data), "--lang", lang, operator=True)
    assert said.code == 2 and "--replace" in said.err
    assert say("restore", str(copy), "--replace", "--data", str(data), operator=True).code == 0


def test_a_backup_goes_through_a_pipe_whole_or_not_at_all(data: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from practice.service import main; raise SystemExit(main())"]
    done = subprocess.run([*command, "backup", "--out", "-", "--data", data], capture_output=True)
    assert done.returncode == 0, done.stderr
    path = tmp_path / "piped"
    path.write_bytes(done.stdout)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT x FROM mine").fetchone() == (7,)
    assert not [name for name in os.listdir(data) if name.startswith(".backup")]
    nothing = subprocess.run([*command, "backup", "--out", "-", "--data", tmp_path / "no"], capture_output=True)
    assert nothing.returncode == 2 and not nothing.stdout and b"no database" in nothing.stderr


def test_doctor_prints_one_object_and_its_exit_code_says_how_it_stands(
    say: Say, data: Path, examined: dict[str, Any]
) -> None:
    said = say("doctor", "--json", "--data", str(data), operator=True)
    found = json.loads(said.out)
    assert said.code == 0 and found["well"] and found["database"]["rows"]["mine"] == 1
    assert found.keys() >= EXAMINED.keys()
    people = say("doctor", "--data", str(data), "--lang", "zh", operator=True)
    assert people.code == 0 and "数据库：" in people.out and "题目：" in people.out
    examined["trial"]["verdict"] = "WA"
    assert say("doctor", "--json", "--data", str(data), operator=True).code == 3
    examined["trial"]["verdict"] = "AC"
    (data / "rope-judge.sqlite3").write_bytes(b"broken" * 1000)
    broken = say("doctor", "--data", str(data), operator=True)
    assert broken.code == 1 and "cannot be read" in broken.out
    assert "database" not in json.loads(say("doctor", "--json").out), "a learner's doctor knows no server"


def test_a_support_bundle_is_one_file(say: Say, data: Path, tmp_path: Path, examined: dict[str, Any]) -> None:
    out, log = tmp_path / "b.tar.gz", tmp_path / "log"
    log.write_text('{"event": "x", "level": "info", "timestamp": "t"}\n')
    said = say("support-bundle", "--out", str(out), "--log", str(log), "--data", str(data), operator=True)
    assert said.code == 0 and str(out) in said.out, said.err
    with tarfile.open(out) as archive:
        assert len(archive.getnames()) == 5
    again = say("support-bundle", "--out", str(out), "--data", str(data), operator=True)
    assert again.code == 2 and "exists already" in again.err
