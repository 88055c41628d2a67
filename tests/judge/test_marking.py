"""A question on which nothing is chosen is no try; whatever else is handed in goes to the judge."""

from pathlib import Path

import pytest

from judge.errors import LearnerError
from judge.marking import refuse_blank
from judge.problem.loader import load
from tests.judge.toy import write_answer, write_choice, write_code


@pytest.mark.parametrize("source", ["", "seed = 1", "seed = 1\nchoice = ", "seed = 1\nchoice = ?"])
def test_a_question_without_a_choice_is_refused(tmp_path: Path, source: str) -> None:
    with pytest.raises(LearnerError, match="Choose an option first") as refused:
        refuse_blank(load(write_choice(tmp_path)), source)
    assert refused.value.message.text("zh") == "请先选择一个选项。"


@pytest.mark.parametrize("source", ["seed = 1\nchoice = z", "seed = 1\nanswer = a", "gibberish"])
def test_what_cannot_be_read_goes_to_the_judge(tmp_path: Path, source: str) -> None:
    refuse_blank(load(write_choice(tmp_path)), source)


def test_blanks_are_judged_one_by_one_and_code_may_be_empty(tmp_path: Path) -> None:
    refuse_blank(load(write_answer(tmp_path)), "seed = 1")
    refuse_blank(load(write_code(tmp_path)), "")
