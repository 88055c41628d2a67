"""The answer sheet: read line by line, written so that it can be read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.expression import Unreadable
from judge.message import Text
from judge.question import Blank, Given, Question
from judge.sheet import LONGEST, blank_sheet, filled_sheet, read_sheet, written

QUESTION = Question(
    {"q": Given.vector("q", (1, 2)), "m": Given.number("m", 3)}, (Blank("q'", "q'", (1, 2)), Blank("score", "s", (3,)))
)


def test_lines_seed_and_comments() -> None:
    sheet = read_sheet("\ufeff# title\r\n\r\nseed = 42\rq' =  (1, 2)   # two\nscore：3\n")
    assert sheet.seed == 42
    assert list(sheet.lines) == ["q'", "score"]
    line = sheet.lines["q'"]
    assert (line.number, line.text, line.column, line.filled) == (4, "(1, 2)", 7, True)
    assert line.row() == (1, 2)
    assert sheet.lines["score"].text == "3"


@pytest.mark.parametrize("text", ["a =", "a = ?", "a =   # later", "a ＝ ？"])
def test_what_is_not_filled_in(text: str) -> None:
    assert not read_sheet(text).lines["a"].filled


@pytest.mark.parametrize("text", ["q’ = 1", "q′ = 1", "ｑ' ＝ １", "q＇：1"])
def test_look_alikes_in_names(text: str) -> None:
    (name,) = read_sheet(text).lines
    assert name == "q'"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = 1\nhello\n", "line 2, column 1: a line reads name = value"),
        ("  hello", "line 1, column 3: a line reads name = value"),
        ("\n = 3", "line 2, column 2: there is no name before ="),
        ("a = 1\n  a = 2", "line 2, column 3: a was filled in before"),
        ("seed = 1\nseed = 1", "line 2, column 1: seed was filled in before"),
        ("seed = one", "line 1, column 8: the seed is a whole number"),
        ("seed = ", "line 1, column 8: the seed is a whole number"),
        ("seed = -1", "line 1, column 8: the seed is a whole number"),
        (f"seed = {2**63}", "line 1, column 8: the seed is a whole number"),
        (f"seed = {'9' * 10_000}", "line 1, column 8: the seed is a whole number"),
        ("#" * (LONGEST + 1), f"line 1, column 1: a sheet ends after {LONGEST} characters"),
    ],
)
def test_what_is_no_sheet(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_sheet(text)
    assert str(error.value) == said


def test_a_row_that_cannot_be_read_is_told_of_its_blank() -> None:
    line = read_sheet("\n\na =   1 + x").lines["a"]
    with pytest.raises(Unreadable, match="a, character 5: x is not known"):
        line.row()


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("Turn", "Given:", "2 numbers")), ("zh", ("旋转", "已知：", "2 个数"))]
)
def test_a_blank_sheet_says_what_is_given_and_asked(lang: str, words: tuple[str, ...]) -> None:
    text = blank_sheet(Text("Turn", "旋转"), QUESTION, 7, lang)  # type: ignore[arg-type]
    assert all(word in text for word in (*words, "q = (1, 2)", "m = 3"))
    sheet = read_sheet(text)
    assert sheet.seed == 7
    assert {name: line.filled for name, line in sheet.lines.items()} == {"q'": False, "score": False}


def test_a_filled_sheet_is_read_again() -> None:
    sheet = read_sheet(filled_sheet(9, {"q'": (0.1, "√2/2"), "score": "1/3", "n": 4}))
    assert sheet.seed == 9
    assert [line.text for line in sheet.lines.values()] == ["(0.1, √2/2)", "1/3", "4"]


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_numbers_are_written_to_the_last_digit(value: float) -> None:
    assert read_sheet(f"a = {written(value)}").lines["a"].row() == (value,)


@given(st.text(max_size=300))
def test_any_text_is_a_sheet_or_unreadable(text: str) -> None:
    try:
        sheet = read_sheet(text)
    except Unreadable as error:
        assert error.line >= 1
        assert error.column >= 1
    else:
        assert all(name == name.strip() for name in sheet.lines)
