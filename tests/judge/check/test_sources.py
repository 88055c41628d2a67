"""Sources are read before they are run."""

from pathlib import Path

import pytest

from judge.check.sources import code_lines, source_faults, without_line
from judge.problem.loader import load
from tests.judge.toy import CODE_FILES, double, write_answer, write_code


def found(tmp_path: Path, files: dict[str, str], forbidden: tuple[str, ...] = ()) -> list[str]:
    folder = write_code(tmp_path / "p", files=files, forbidden=list(forbidden))
    return [str(fault).removeprefix("p/double/") for fault in source_faults(load(folder))]


def test_the_toys_are_in_order(tmp_path: Path) -> None:
    assert found(tmp_path, {}) == []
    assert list(source_faults(load(write_answer(tmp_path)))) == []


def test_every_file_is_python(tmp_path: Path) -> None:
    files = {"starter.py": "def double(x)\n", "submissions/accepted/product.py": double("return (2 * x")}
    assert found(tmp_path, files) == [
        "starter.py:1: no Python: expected ':'",
        "submissions/accepted/product.py:2: no Python: '(' was never closed",
    ]


def test_warnings_count(tmp_path: Path) -> None:
    said = found(tmp_path, {"starter.py": double("assert (x, 'told')")})
    assert said == ["starter.py:2: no Python: assertion is always true, perhaps remove parentheses?"]


def test_a_nul_byte(tmp_path: Path) -> None:
    (said,) = found(tmp_path, {"starter.py": "x = 1\0\n"})
    assert said.startswith("starter.py")
    assert "null bytes" in said


def test_not_utf_8(tmp_path: Path) -> None:
    folder = write_code(tmp_path / "p")
    problem = load(folder)
    (folder / "starter.py").write_bytes(b"x = '\xff'\n")
    assert [str(fault) for fault in source_faults(problem)] == ["p/double/starter.py: expected UTF-8, found byte 0xff"]


def test_forbidden_names_exist_and_right_answers_avoid_them(tmp_path: Path) -> None:
    files = {"submissions/accepted/product.py": "import torch\n\n\ndef double(x):\n    return torch.mul(x, 2)\n"}
    assert found(tmp_path, files, ("torch.mul", "torch.rolll")) == [
        "problem.yaml: forbidden: nothing is called torch.rolll",
        "submissions/accepted/product.py:5: uses torch.mul, which the exercise forbids",
    ]


def test_code_lines_are_neither_blank_nor_comment_nor_docstring() -> None:
    assert code_lines(CODE_FILES["solution.py"]) == [4, 7, 8]
    source = 'x = """a\nb"""\n\nclass C:\n    """D.\n\n    e\n    """\n\n    async def f(self):\n        """G."""\n'
    source += "        return 1  # h\n"
    assert code_lines(source) == [1, 2, 4, 10, 12]


@pytest.mark.parametrize(("line", "rest"), [(1, "b\nc"), (2, "a\nc"), (3, "a\nb\n")])
def test_without_line(line: int, rest: str) -> None:
    assert without_line("a\nb\nc", line) == rest
