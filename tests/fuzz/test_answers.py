"""What a learner fills in is read as numbers or refused in the learner's words: any text, and never as code."""

import math
import sys

from hypothesis import given
from hypothesis import strategies as st

from judge.answer import judge_answer
from judge.expression import DEEPEST, LONGEST, Unreadable, evaluate
from judge.outcome import Outcome
from judge.problem import Catalogue
from judge.report import report
from judge.sheet import read_sheet
from judge.verdict import Verdict
from tests.fuzz.effort import effort

PIECES = (
    *("1", "2", "0", ".5", "1e308", "1e-320", "9" * 40, "pi", "π", "√", "sqrt(", "sin("),
    *("cos(", "(", ")", "[", "]", ","),
    *("+", "-", "*", "/", "^", "**", "−", "×", "÷", "（", "）", "，", "、", "。", " ", "\u3000", "?", "="),
    *("#", "'", "′"),
    *("__import__", "('os')", ".system", "lambda:", "exec", "print(", "0x10", "1_0", "1j", "nan"),
    *("inf", "True", "None"),
)  # fmt: skip
TEXTS = st.text(max_size=40) | st.lists(st.sampled_from(PIECES), max_size=20).map("".join)


def ours(event: str, _arguments: object) -> None:
    assert event not in {"exec", "compile", "os.system", "subprocess.Popen", "open"} or not WATCHED, event


WATCHED: list[bool] = []
sys.addaudithook(ours)


@effort(150)
@given(TEXTS)
def test_any_text_is_numbers_or_unreadable(text: str) -> None:
    WATCHED.append(True)
    try:
        row = evaluate(text)
        assert row and all(math.isfinite(value) for value in row)
    except Unreadable as error:
        assert 1 <= error.column <= len(text) + 1
    finally:
        WATCHED.pop()


@effort(40)
@given(st.sampled_from(("(", "-", "√", "2^", "sqrt(", "[", "1,", "2*", "((1),")), st.integers(1, 2000))
def test_nesting_has_an_end(piece: str, depth: int) -> None:
    try:
        evaluate(piece * depth + "1")
        assert len(piece) * depth <= LONGEST
    except Unreadable as error:
        assert error.column >= 1
    assert sys.getrecursionlimit() / 10 > DEEPEST


LINES = st.tuples(
    st.sampled_from(("seed", "q'", "k'", "score", "q′", "x", "")), st.sampled_from(("=", "＝", ":", "")), TEXTS
)


@effort(40)
@given(lines=st.lists(LINES.map("".join), max_size=6), seed=st.none() | st.integers(0, 2**48 - 1))
def test_any_sheet_gets_a_verdict_in_both_languages(catalogue: Catalogue, lines: list[str], seed: int | None) -> None:
    sheet = "\n".join(lines)
    outcome = judge_answer(catalogue["hand-rotate"], sheet, seed)
    assert outcome.verdict in {Verdict.AC, Verdict.WA, Verdict.CE}
    assert Outcome.model_validate_json(outcome.model_dump_json()).verdict == outcome.verdict
    for lang in ("en", "zh"):
        assert report(outcome, lang).verdict == outcome.verdict
    try:
        read_sheet(sheet)
    except Unreadable as error:
        assert error.message.text("zh") and error.message.text("en")
