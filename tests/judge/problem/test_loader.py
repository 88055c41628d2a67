"""A folder becomes a Problem, or says why not."""

from pathlib import Path

import pytest

from judge.errors import AuthorError
from judge.problem.loader import inspect, load, read
from tests.judge.toy import docstring, double, write_code


def test_a_sound_folder_loads(tmp_path: Path) -> None:
    problem = load(write_code(tmp_path / "problems"))
    assert (problem.id, problem.where) == ("double", "problems/double")


def test_no_problem_yaml(tmp_path: Path) -> None:
    (tmp_path / "problems/empty").mkdir(parents=True)
    with pytest.raises(AuthorError, match=r"^problems/empty/problem\.yaml: the file is missing"):
        load(tmp_path / "problems/empty")


def test_yaml_faults_carry_their_line(tmp_path: Path) -> None:
    folder = write_code(tmp_path / "problems")
    (folder / "problem.yaml").write_text("id: double\nname: [\n")
    with pytest.raises(AuthorError, match=r"^problems/double/problem\.yaml:3:1: not readable as YAML"):
        load(folder)


def test_every_fault_of_problem_yaml_is_listed(tmp_path: Path) -> None:
    reading = read(write_code(tmp_path, difficulty=9, kind="essay"))
    assert reading.problem is None
    assert len(reading.faults) == 2


def test_problem_yaml_is_utf_8(tmp_path: Path) -> None:
    folder = write_code(tmp_path / "problems")
    (folder / "problem.yaml").write_bytes("name: 加倍".encode("gbk"))
    with pytest.raises(AuthorError, match=r"^problems/double/problem\.yaml: expected UTF-8, found byte 0xbc"):
        load(folder)


def test_the_id_is_the_folder_s_name(tmp_path: Path) -> None:
    folder = write_code(tmp_path / "problems").rename(tmp_path / "problems/triple")
    with pytest.raises(AuthorError, match=r"problem\.yaml:\d+: id: expected triple, the folder's name, found double"):
        load(folder)


def test_the_folder_s_name_is_a_slug(tmp_path: Path) -> None:
    folder = write_code(tmp_path / "problems").rename(tmp_path / "problems/Double_2")
    with pytest.raises(AuthorError, match=r"^problems/Double_2: the folder's name: expected lower-case"):
        load(folder)


def test_files_are_checked_too(tmp_path: Path) -> None:
    folder = write_code(tmp_path / "problems", files={"todo.txt": ""})
    (folder / "solution.py").unlink()
    assert [fault.where for fault in read(folder).faults] == ["problems/double/solution.py", "problems/double/todo.txt"]
    with pytest.raises(AuthorError, match="the file is missing"):
        load(folder)


def test_inspect_reads_every_wrong_answer(tmp_path: Path) -> None:
    folder = write_code(
        tmp_path / "problems",
        files={
            "submissions/wrong_answer/square.py": double("return x * x"),
            "submissions/wrong_answer/same.py": docstring("other") + double("return x"),
        },
    )
    assert read(folder).faults == []
    assert [
        str(fault).removeprefix("problems/double/submissions/wrong_answer/") for fault in inspect(folder).faults
    ] == [
        "same.py:2: id: expected same, the file's name, found other",
        "square.py:1: expected a docstring with id, title and text as YAML, found none",
    ]


def test_inspect_stops_at_an_unreadable_problem_yaml(tmp_path: Path) -> None:
    reading = inspect(write_code(tmp_path, order=-1))
    assert reading.problem is None
    assert len(reading.faults) == 1
