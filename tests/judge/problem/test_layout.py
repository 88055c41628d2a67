"""Which files may lie in an exercise's folder."""

from pathlib import Path

import pytest

from judge.message import LANGS
from judge.problem.layout import check_layout, required, submissions
from tests.judge.toy import write_answer, write_code


def found(folder: Path, kind: str = "code") -> list[str]:
    return [str(fault) for fault in check_layout(folder, kind, "p/double")]  # type: ignore[arg-type]


def test_the_toys_are_in_order(tmp_path: Path) -> None:
    assert found(write_code(tmp_path)) == []
    assert found(write_answer(tmp_path), "answer") == []


@pytest.mark.parametrize("name", required("code"))
def test_every_required_file_is_missed(tmp_path: Path, name: str) -> None:
    folder = write_code(tmp_path)
    (folder / name).unlink()
    assert found(folder) == [f"p/double/{name}: the file is missing"]


def test_both_languages_are_required() -> None:
    assert {f"hints.{lang}.md" for lang in LANGS} <= set(required("answer"))


@pytest.mark.parametrize(
    "name",
    [
        "notes.txt",
        "statement/problem.fr.md",
        "submissions/wrong_answers/a.py",
        "submissions/accepted/a.txt",
        "submissions/accepted/deeper/a.py",
        "Starter.py",
        "cases.py.orig",
    ],
)
def test_stray_files_are_found(tmp_path: Path, name: str) -> None:
    folder = write_code(tmp_path)
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text("x")
    assert found(folder) == [f"p/double/{name}: no file of this name belongs to an exercise"]


@pytest.mark.parametrize("name", [".DS_Store", "statement/.problem.en.md.swp", "__pycache__/cases.cpython-311.pyc"])
def test_what_tools_leave_behind_is_ignored(tmp_path: Path, name: str) -> None:
    folder = write_code(tmp_path)
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text("x")
    assert found(folder) == []


def test_a_driver_belongs_to_code_only(tmp_path: Path) -> None:
    code = write_code(tmp_path, files={"driver.py": "def drive(submission, x): return x\n"})
    assert found(code) == []
    answer = write_answer(tmp_path, files={"driver.py": "", "starter.py": ""})
    assert [line.rpartition("/")[2].partition(":")[0] for line in found(answer, "answer")] == [
        "driver.py",
        "starter.py",
    ]


def test_too_few_submissions(tmp_path: Path) -> None:
    folder = write_code(tmp_path)
    (folder / "submissions/accepted/product.py").unlink()
    (folder / "submissions/wrong_answer/same.py").unlink()
    assert found(folder) == [
        "p/double/submissions/accepted: expected at least 2 submissions, found 1",
        "p/double/submissions/wrong_answer: expected at least 3 submissions, found 2",
    ]


def test_submissions_come_in_order(tmp_path: Path) -> None:
    names = [path.name for path in submissions(write_code(tmp_path), "wrong_answer")]
    assert names == ["same.py", "square.py", "thrice_over.py"]
    assert submissions(tmp_path, "accepted") == []
