"""Kind ``answer``: verdict, message and diagnosis of a sheet."""

import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.answer import answer_sheet, answered, draw_question, judge_answer
from judge.case import Draw
from judge.outcome import Outcome
from judge.problem import Problem
from judge.problem.loader import load
from judge.report import report
from judge.sheet import filled_sheet
from judge.verdict import Verdict
from tests.judge.toy import ANSWER_FILES, docstring, write_answer

SEED = 5


@pytest.fixture(scope="module")
def problem(tmp_path_factory: pytest.TempPathFactory) -> Problem:
    return load(write_answer(tmp_path_factory.mktemp("problems")))


def numbers(problem: Problem) -> tuple[int, int]:
    given = draw_question(problem, SEED).values()
    a, b = given["a"], given["b"]
    assert isinstance(a, int)
    assert isinstance(b, int)
    return a, b


def judged(problem: Problem, **answers: object) -> Outcome:
    renamed = {name.replace("_", "'"): value for name, value in answers.items()}
    return judge_answer(problem, filled_sheet(SEED, renamed))  # type: ignore[arg-type]


def said(outcome: Outcome) -> list[str | None]:
    return [str(case.message) if case.message else None for case in outcome.cases]


def test_the_reference_is_accepted(problem: Problem) -> None:
    answers = problem.reference()(draw_question(problem, SEED).values())
    outcome = judge_answer(problem, filled_sheet(SEED, answers), None, "submit", "abc")
    assert outcome.verdict == Verdict.AC
    assert [(case.name, case.verdict, case.sample) for case in outcome.cases] == [
        ("s'", Verdict.AC, True),
        ("pair", Verdict.AC, True),
    ]
    assert (outcome.id, outcome.seed, outcome.mode, outcome.problem) == ("abc", SEED, "submit", "add-by-hand")
    assert set(outcome.versions) == {"judge", "problem", "torch", "python"}
    assert outcome.diagnosis == ()


def test_answers_by_hand_in_any_notation(problem: Problem) -> None:
    a, b = numbers(problem)
    assert judge_answer(problem, f"seed：{SEED}\npair ＝（{a}，π／4）\ns’ = {a}+{b}").verdict == Verdict.AC


def test_an_empty_sheet_says_what_is_missing(problem: Problem) -> None:
    outcome = judge_answer(problem, answer_sheet(problem, SEED, "zh"))
    assert outcome.verdict == Verdict.WA
    assert said(outcome) == ["s' is not filled in", "pair is not filled in"]
    assert outcome.diagnosis == ()


def test_a_missing_line_counts_as_not_filled_in(problem: Problem) -> None:
    outcome = judged(problem, s_=sum(numbers(problem)))
    assert [case.verdict for case in outcome.cases] == [Verdict.AC, Verdict.WA]
    assert said(outcome) == [None, "pair is not filled in"]


def test_too_few_or_too_many_numbers(problem: Problem) -> None:
    assert said(judged(problem, s_=(1, 2), pair=1)) == [
        "s': numbers wanted: 1, given: 2",
        "pair: numbers wanted: 2, given: 1",
    ]


def test_wrong_numbers_are_placed_but_the_right_ones_are_not_given_away(problem: Problem) -> None:
    a, b = numbers(problem)
    outcome = judged(problem, s_=a + b + 100, pair=(a, 99))
    assert said(outcome) == ["s' is wrong", "pair: number 2 of 2 is wrong"]
    assert said(judged(problem, s_=a + b, pair=(77, 99)))[1] == "pair: 2 of 2 numbers are wrong"
    assert (outcome.cases[1].wrong, outcome.cases[1].total, outcome.cases[1].tolerance) == (1, 2, 1e-3)
    assert all(case.want is None and case.worst == () and case.max_abs_error is None for case in outcome.cases)


def test_too_few_digits_are_called_close(problem: Problem) -> None:
    a, b = numbers(problem)
    assert said(judged(problem, s_=a + b, pair=(a, 0.78)))[1] == "pair is close, but it has to be within 0.001"
    assert judged(problem, s_=a + b, pair=(a, 0.785)).verdict == Verdict.AC


@pytest.mark.parametrize(
    ("source", "name", "message"),
    [
        ("s' = 1", "1", "line 1, column 1: the line seed = … is missing, so the question is not known"),
        ("seed = 5\nq = 1", "s'", "line 2, column 1: q is not asked for; the blanks are s', pair"),
        ("seed = 5\ngibberish", "1", "line 2, column 1: a line reads name = value"),
    ],
)
def test_what_cannot_be_read_is_a_compile_error(problem: Problem, source: str, name: str, message: str) -> None:
    outcome = judge_answer(problem, source)
    assert outcome.verdict == Verdict.CE
    assert [(case.name, str(case.message)) for case in outcome.cases] == [(name, message)]


def test_a_blank_that_cannot_be_read_is_named_and_the_others_are_judged(problem: Problem) -> None:
    a, b = numbers(problem)
    outcome = judged(problem, s_=a + b, pair="(1, x)")
    assert outcome.verdict == Verdict.CE
    assert [case.verdict for case in outcome.cases] == [Verdict.AC, Verdict.CE]
    assert said(outcome)[1] == "pair, character 5: x is not known; there are pi, sqrt, sin and cos"
    assert report(outcome, "zh").cases[1].message == "pair 第 5 个字符：不认识 x；可用的有 pi、sqrt、sin、cos"
    both = judged(problem, s_="1 +", pair=(a, "π/4"))
    assert [case.verdict for case in both.cases] == [Verdict.CE, Verdict.AC]
    assert said(both)[0] == "s', character 4: a number is missing"


def test_a_mistake_is_named_beside_a_blank_that_cannot_be_read(problem: Problem) -> None:
    a, b = numbers(problem)
    assert [d.id for d in judged(problem, s_=a * b, pair="?!").diagnosis] == ["times"]


def test_a_seed_from_outside(problem: Problem) -> None:
    assert said(judge_answer(problem, "s' = 0", SEED))[1] == "pair is not filled in"
    assert judge_answer(problem, f"seed = {SEED}", SEED).verdict == Verdict.WA
    other = judge_answer(problem, "seed = 6", SEED)
    assert said(other) == ["line 1, column 1: this sheet answers question 6, but 5 was asked"]


def test_a_mistake_is_named(problem: Problem) -> None:
    a, b = numbers(problem)
    outcome = judged(problem, s_=a - b, pair=(a, "π/4"))
    assert [diagnosis.id for diagnosis in outcome.diagnosis] == ["minus"]
    assert report(outcome, "zh").diagnosis[0].title == "错误 minus"


def test_a_mistake_is_named_by_the_blanks_that_are_filled_in(problem: Problem) -> None:
    a, b = numbers(problem)
    assert [d.id for d in judged(problem, s_=a * b).diagnosis] == ["times"]


def test_nothing_is_named_without_evidence(problem: Problem) -> None:
    a, b = numbers(problem)
    assert judged(problem, s_=a - b, pair=(a, 1)).diagnosis == ()  # nobody's answer as a whole
    assert judged(problem, s_=a + b).diagnosis == ()  # right as far as it goes
    assert judged(problem, s_=(a - b, 1)).diagnosis == ()


def test_two_mistakes_that_agree_are_not_named(tmp_path: Path) -> None:
    twin = ANSWER_FILES["submissions/wrong_answer/minus.py"].replace(docstring("minus"), docstring("twin"))
    problem = load(write_answer(tmp_path, files={"submissions/wrong_answer/twin.py": twin}))
    a, b = numbers(problem)
    assert judged(problem, s_=a - b, pair=(a, "π/4")).diagnosis == ()


def test_a_broken_wrong_answer_spoils_nothing(tmp_path: Path) -> None:
    broken = docstring("broken") + "def answer(given):\n    return given.nonsense\n"
    problem = load(write_answer(tmp_path, files={"submissions/wrong_answer/broken.py": broken}))
    a, b = numbers(problem)
    assert [d.id for d in judged(problem, s_=a - b, pair=(a, "π/4")).diagnosis] == ["minus"]


def test_a_broken_exercise_is_not_the_learner_s_fault(tmp_path: Path) -> None:
    problem = load(write_answer(tmp_path / "problems", files={"cases.py": "def question(draw):\n    return 1 / 0\n"}))
    outcome = judge_answer(problem, "seed = 1")
    assert outcome.verdict == Verdict.IE
    assert "problems/add-by-hand/cases.py:2" in str(outcome.cases[0].message)


def test_a_blank_may_have_its_own_tolerance(tmp_path: Path) -> None:
    cases = ANSWER_FILES["cases.py"].replace("want=(a + b,)", "want=(a + b,), atol=1")
    problem = load(write_answer(tmp_path, files={"cases.py": cases}))
    a, b = numbers(problem)
    assert judged(problem, s_=a + b + 1, pair=(a, "π/4")).verdict == Verdict.AC


def test_answers_become_rows(problem: Problem) -> None:
    question = problem.question(Draw(SEED))
    assert answered(lambda given: {"s'": "1/2", "pair": (1, 2)}, question) == {"s'": (0.5,), "pair": (1, 2)}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=200)
@given(
    source=st.one_of(
        st.text(max_size=400),
        st.lists(
            st.sampled_from(["seed = 5", "s' = ", "pair = ", "(", "1", ",", "/", "9**9**9", "√", "\n", "#", "=", "？"]),
            max_size=30,
        ).map("".join),
    ),
    seed=st.none() | st.integers(0, 2**48),
)
def test_any_text_gets_an_outcome(problem: Problem, source: str, seed: int | None) -> None:
    begun = time.perf_counter()
    outcome = judge_answer(problem, source, seed)
    assert outcome.verdict in (Verdict.CE, Verdict.WA)
    assert outcome.cases
    assert Outcome.model_validate_json(outcome.model_dump_json()) == outcome
    assert report(outcome, "zh").verdict == outcome.verdict
    assert time.perf_counter() - begun < 2
