"""Wrong answers: their docstrings and what they compute."""

from pathlib import Path

import pytest
import torch

from judge.errors import AuthorError
from judge.message import Text
from judge.problem.loader import load
from judge.problem.problem import Problem
from judge.problem.wrong_answer import read_docstring
from tests.judge.toy import docstring, double, write_answer, write_code


def with_wrong(tmp_path: Path, text: str) -> Problem:
    return load(write_code(tmp_path / "problems", files={"submissions/wrong_answer/square.py": text}))


def test_words_and_code(tmp_path: Path) -> None:
    same, square, _thrice = load(write_code(tmp_path)).wrong_answers
    assert (same.id, same.title, same.text) == (
        "same",
        Text("The same mistake", "错误 same"),
        Text("About same.", "关于 same。"),
    )
    assert square.path.name == "square.py"
    assert "return x * x" in square.source
    assert torch.equal(square.entry()(torch.tensor([3.0])), torch.tensor([9.0]))


def test_what_one_diagnosis_leaves_in_a_module_is_seen_by_no_other(tmp_path: Path) -> None:
    counting = docstring("square") + "calls = []\n\n\ndef double(x):\n    calls.append(x)\n    return len(calls)\n"
    problem = load(write_code(tmp_path, files={"submissions/wrong_answer/square.py": counting}))
    (square,) = (wrong for wrong in problem.wrong_answers if wrong.id == "square")
    first, second = square.entry(), square.entry()
    assert (first(1), first(1), second(1)) == (1, 2, 1)


def test_of_kind_answer(tmp_path: Path) -> None:
    minus, *_rest = load(write_answer(tmp_path)).wrong_answers
    assert minus.entry()({"a": 3, "b": 10, "t": 0.5}) == {"s'": -7, "pair": (3, 0.5)}


def test_called_through_the_driver(tmp_path: Path) -> None:
    driver = "def drive(submission, x):\n    return submission.double(submission.double(x))\n"
    problem = load(write_code(tmp_path, files={"driver.py": driver}))
    assert problem.wrong_answers[2].entry()(1) == 9


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def double(x)\n", "square.py:1: no Python: expected ':'"),
        (docstring("squared"), "square.py:2: id: expected square, the file's name, found squared"),
        (docstring("square").replace("zh: 关于", "fr: 关于"), "square.py:4: "),
        (docstring("square").replace("title", "titel"), "square.py:"),
        (
            docstring("square").replace("The square mistake", "x" * 61),
            "square.py:3: title.en: expected a text of 1 to 60",
        ),
        ('"""\nid: square\ntitle: [\n"""\n', "square.py:4:1: not readable as YAML"),
        ('# why\n\n"""word"""\n', "square.py:3: expected keys and values, found a plain text"),
        (double("return x"), "square.py:1: expected a docstring with id, title and text as YAML, found none"),
    ],
)
def test_faults_are_placed(tmp_path: Path, text: str, message: str) -> None:
    problem = with_wrong(tmp_path, text)
    with pytest.raises(AuthorError) as error:
        _ = problem.wrong_answers
    assert str(error.value).startswith(f"problems/double/submissions/wrong_answer/{message}")


def test_a_file_that_fails_or_lacks_the_function(tmp_path: Path) -> None:
    broken = with_wrong(tmp_path / "a", docstring("square") + "x = 1 / 0\n").wrong_answers[1]
    with pytest.raises(AuthorError, match=r"square\.py:6: ZeroDivisionError while this file ran"):
        broken.entry()
    empty = with_wrong(tmp_path / "b", docstring("square")).wrong_answers[1]
    with pytest.raises(AuthorError, match="expected a function called double, found none"):
        empty.entry()


def test_lines_of_a_docstring_are_those_of_the_file() -> None:
    document = read_docstring("#!/usr/bin/env python\n" + docstring("a"), "f.py")
    assert document.at(("title",)) == "f.py:4"
