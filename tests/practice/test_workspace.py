import os
import sys
from pathlib import Path

import pytest

from judge.errors import LearnerError
from judge.problem import Catalogue, Problem
from practice.workspace import DEFAULT, Workspace, read_source, write


@pytest.fixture
def rotate_half() -> Problem:
    return Catalogue.load().find("rotate-half")


def test_answers_lie_in_the_workspace_under_the_exercise_s_id(tmp_path: Path) -> None:
    catalogue = Catalogue.load()
    workspace = Workspace(tmp_path)
    assert workspace.file(catalogue.find("rotate-half")) == tmp_path / "rotate-half.py"
    assert workspace.file(catalogue.find("hand-rotate")) == tmp_path / "hand-rotate.txt"


def test_the_environment_names_another_workspace(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ROPE_JUDGE_WORKSPACE", raising=False)
    assert Workspace.of_environment().folder == DEFAULT
    monkeypatch.setenv("ROPE_JUDGE_WORKSPACE", str(tmp_path))
    assert Workspace.of_environment().folder == tmp_path


def test_start_writes_once_and_never_over_a_learner_s_file(tmp_path: Path, rotate_half: Problem) -> None:
    workspace = Workspace(tmp_path / "deep" / "folder")
    assert workspace.start(rotate_half, lambda: "first\n")
    assert not workspace.start(rotate_half, lambda: "second\n")
    assert workspace.file(rotate_half).read_text() == "first\n"


def test_reset_keeps_every_earlier_file(tmp_path: Path, rotate_half: Problem) -> None:
    workspace = Workspace(tmp_path)
    assert workspace.reset(rotate_half, lambda: "fresh\n") is None
    backups = []
    for text in ("one", "two", "three"):  # within one second: the time stamp alone would not tell them apart
        workspace.file(rotate_half).write_text(text)
        backups.append(workspace.reset(rotate_half, lambda: "fresh\n"))
    assert [backup.read_text() for backup in backups if backup] == ["one", "two", "three"]
    assert workspace.file(rotate_half).read_text() == "fresh\n"


def test_a_write_that_fails_leaves_the_old_content_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "progress.json"
    write(path, "old")

    def fail(_fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(LearnerError, match="No space left"):
        write(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="platform: no file modes")
def test_written_files_have_the_usual_mode(tmp_path: Path) -> None:
    mask = os.umask(0o022)
    try:
        write(tmp_path / "a.py", "")
    finally:
        os.umask(mask)
    assert (tmp_path / "a.py").stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"\xef\xbb\xbfx = 1\n", "x = 1\n"),
        (b"# -*- coding: gbk -*-\ns = '\xd6\xd0'\n", "# -*- coding: gbk -*-\ns = '中'\n"),
        (b"s = '\xff'\n", "s = '\ufffd'\n"),
        (b"# coding: no-such-thing\nx = 1\n", "# coding: no-such-thing\nx = 1\n"),
        (b"", ""),
    ],
)
def test_sources_are_decoded_as_python_would(tmp_path: Path, data: bytes, text: str) -> None:
    path = tmp_path / "answer.py"
    path.write_bytes(data)
    assert read_source(path) == text


def test_a_file_that_cannot_be_read_is_the_learner_s_to_mend(tmp_path: Path) -> None:
    with pytest.raises(LearnerError, match=r"cannot read .*nothing\.py: No such file"):
        read_source(tmp_path / "nothing.py")
