import math

import pytest
import torch

from judge.case import Exactly, Raises
from judge.compare import evaluate
from judge.frame import Described, Foreign, Got, Raised
from judge.outcome import CaseOutcome, Signature
from judge.verdict import Verdict
from tests.judge.compare.fake import FakeProblem, judged, planned, want

EXACT = FakeProblem(atol=0.0, gradient_atol=0.0)
X = torch.tensor([[1.0, 2.0], [3.0, 4.0]])


def said(outcome: CaseOutcome) -> str:
    return str(outcome.message)


# Type and structure


@pytest.mark.parametrize(
    ("got", "text"),
    [
        (None, "a tensor is wanted but None was returned: is a return statement missing?"),
        (1.0, "a tensor is wanted but float was returned"),
        (Foreign("ndarray"), "a tensor is wanted but a numpy array was returned; torch.from_numpy turns it into one"),
        (Foreign("Lazy\ud800"), "a tensor is wanted but Lazy\\ud800 was returned"),
        ((X,), "a tensor is wanted but tuple was returned"),
        ([X, X], "a tensor is wanted but list was returned"),
    ],
)
def test_what_is_no_tensor_is_wrong(got: Got, text: str) -> None:
    outcome = judged(want(X), got)
    assert (outcome.verdict, said(outcome)) == (Verdict.WA, text)
    assert outcome.got is not None and outcome.got.shape is None
    outcome.model_dump_json()


def test_a_right_tensor_is_accepted_and_described() -> None:
    outcome = judged(want(X), X.clone())
    assert outcome.verdict is Verdict.AC and outcome.message is None
    assert outcome.want == outcome.got == Signature(shape=(2, 2), dtype="float32")
    assert (outcome.wrong, outcome.total, outcome.max_abs_error, outcome.tolerance) == (0, 4, 0.0, 1e-6)


@pytest.mark.parametrize(
    ("wanted", "got", "verdict"),
    [
        (Exactly(3), 3, "AC"),
        (Exactly(3), 4, "WA"),
        (Exactly(3), True, "WA"),
        (Exactly(1), True, "WA"),
        (Exactly(True), 1, "WA"),
        (Exactly(True), True, "AC"),
        (Exactly(True), False, "WA"),
        (Exactly(3), 3.0, "WA"),
        (Exactly(1.0), 1, "AC"),
        (Exactly(0.1, atol=1e-3), 0.1005, "AC"),
        (Exactly(0.1, atol=1e-3), 0.102, "WA"),
        (Exactly(math.nan), math.nan, "AC"),
        (Exactly(math.nan, atol=1.0), 0.0, "WA"),
        (Exactly(0.0, atol=1.0), math.nan, "WA"),
        (Exactly(math.inf), math.inf, "AC"),
        (Exactly(math.inf, atol=1.0), -math.inf, "WA"),
        (Exactly(1.0, atol=1.0), math.inf, "WA"),
        (Exactly(2**62), 2**62 + 1, "WA"),
        (Exactly(10**400), 10**400, "AC"),
        (Exactly(0), 10**400, "WA"),
        (Exactly("half"), "half", "AC"),
        (Exactly("half"), "interleaved", "WA"),
        (Exactly("half"), None, "WA"),
        (Exactly(None), None, "AC"),
        (Exactly(None), 0, "WA"),
        (Exactly(1.0), torch.tensor(1.0), "WA"),
        (Exactly("1"), torch.tensor(1.0), "WA"),
        (Exactly(1.0), Described((), "float32", "device"), "WA"),
    ],
)
def test_plain_values(wanted: Exactly, got: Got, verdict: str) -> None:
    outcome = judged(wanted, got)
    assert outcome.verdict == verdict
    outcome.model_dump_json()


def test_a_tensor_instead_of_a_number_gets_the_remedy() -> None:
    assert ".item()" in said(judged(Exactly(1.0), torch.tensor(1.0)))


def test_a_wrong_number_is_shown() -> None:
    outcome = judged(Exactly(2.0, atol=0.1), 2.5)
    assert said(outcome) == "2.0 is wanted but 2.5 was returned"
    assert (outcome.max_abs_error, outcome.max_rel_error, outcome.tolerance, outcome.wrong) == (0.5, 0.25, 0.1, 1)
    assert outcome.worst[0].where.text("en") == "the value"


def test_a_wrong_text_is_quoted_and_cropped() -> None:
    outcome = judged(Exactly("half"), "\x1b[31m" + "x" * 1000)
    assert len(said(outcome)) < 200 and "\x1b" not in said(outcome)
    assert outcome.max_abs_error is None and outcome.worst == ()


def test_a_list_is_as_good_as_a_tuple() -> None:
    assert judged((want(X), want(X)), [X, X]).verdict is Verdict.AC


@pytest.mark.parametrize(
    ("got", "text"),
    [
        (X, "2 results are wanted, as a tuple, but the call returned torch.Tensor"),
        (None, "2 results are wanted, as a tuple, but the call returned None"),
        ((X,), "2 results are wanted but there is one"),
        ((X, X, X), "2 results are wanted but there are 3"),
        ((X, None), "result[1]: a tensor is wanted but None was returned: is a return statement missing?"),
    ],
)
def test_the_structure_has_to_fit(got: Got, text: str) -> None:
    outcome = judged((want(X), want(X)), got)
    assert (outcome.verdict, said(outcome)) == (Verdict.WA, text)


def test_nested_results_are_named() -> None:
    outcome = judged((want(X), (want(X), Exactly(1))), (X, (X + 1, 1)))
    assert said(outcome).startswith("result[1][0]: 4 of 4 elements are wrong")
    assert outcome.worst[0].where.text("en").startswith("output 2.1, ")
    assert "result[1]: 2 results are wanted but" in said(judged((want(X), (want(X), want(X))), (X, (X,))))


# Shape, dtype, data


def test_shape_comes_before_dtype_and_dtype_before_values() -> None:
    assert said(judged(want(X), X[:1].double())) == "the shape should be [2, 2] but is [1, 2]"
    assert said(judged(want(X), X.double() + 1)) == "the dtype should be float32 but is float64"


def test_a_broadcastable_shape_is_wrong() -> None:
    assert judged(want(torch.ones(2, 2)), torch.ones(2, 1)).verdict is Verdict.WA
    assert judged(want(torch.ones(1)), torch.ones(())).verdict is Verdict.WA


@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        (want(X), X.double()),
        (want(X, torch.bfloat16), X),
        (want([1, 2], torch.int64), torch.tensor([1.0, 2.0])),
        (want([1.0, 2.0]), torch.tensor([1, 2])),
        (want([True, False], torch.bool), torch.tensor([1, 0])),
    ],
)
def test_right_values_of_the_wrong_dtype_are_wrong_and_it_says_so(wanted: object, got: torch.Tensor) -> None:
    outcome = judged(wanted, got)  # type: ignore[arg-type]
    assert outcome.verdict is Verdict.WA and said(outcome).startswith("the values are right, but the dtype should be")


def test_complex_for_real_is_a_matter_of_dtype() -> None:
    assert said(judged(want(X), X.to(torch.complex64))) == "the dtype should be float32 but is complex64"


@pytest.mark.parametrize(
    ("reason", "word"),
    [("device", "CPU"), ("layout", "dense"), ("storage", "memory"), ("size", "too large"), ("?", "cannot be read")],
)
def test_a_tensor_without_data_is_wrong(reason: str, word: str) -> None:
    outcome = judged(want(X), Described((2, 2), "torch.float32", reason))
    assert outcome.verdict is Verdict.WA and word in said(outcome)


def test_the_shape_of_a_tensor_without_data_is_looked_at_first() -> None:
    outcome = judged(want(X), Described((2**40, 2**40), "torch.float32", "size"))
    assert said(outcome) == "the shape should be [2, 2] but is [1099511627776, 1099511627776]"
    assert "dtype should be float32 but is quint8" in said(judged(want(X), Described((2, 2), "torch.quint8", "dtype")))


# Values


def test_wrong_values_are_counted_and_the_five_worst_are_described() -> None:
    value = torch.zeros(1, 2, 3, 8)
    got = value.clone()
    got[0, 1, 2, 5] = 3.0
    got[0, 0, 1, 0] = -1.0
    outcome = judged(want(value, axes=("batch", "head", "position", "half_dimension")), got)
    assert (outcome.wrong, outcome.total, outcome.max_abs_error) == (2, 48, 3.0)
    assert said(outcome) == "2 of 48 elements are wrong; the largest error is 3, allowed is 1e-06"
    first = outcome.worst[0]
    assert (first.index, first.want, first.got) == ((0, 1, 2, 5), 0.0, 3.0)
    assert first.where.text("en") == "batch 0, head 1, position 2, dimension 5 (pair 1)"
    assert len(outcome.worst) == 2


@pytest.mark.parametrize(
    ("value", "wrong", "problem", "sentence"),
    [
        (torch.zeros(4), 1.0, None, "1 of 4 elements is wrong: its error is 1, allowed is 1e-06"),
        (torch.zeros(1), 1.0, None, "the only element is wrong: its error is 1, allowed is 1e-06"),
        (torch.zeros(4), 1.0, EXACT, "1 of 4 elements is wrong, by 1; it has to be equal"),
        (torch.zeros(1), 1.0, EXACT, "the only element is wrong by 1; it has to be equal"),
        (torch.zeros(4), math.nan, None, "there is a NaN where a number is wanted (wrong: 1 of 4)"),
    ],
)
def test_one_wrong_element_is_not_spoken_of_as_many(
    value: torch.Tensor, wrong: float, problem: FakeProblem | None, sentence: str
) -> None:
    got = value.clone()
    got[0] = wrong
    outcome = judged(want(value), got, problem=problem or FakeProblem())
    assert said(outcome) == sentence


def test_exact_equality_is_said_to_be_exact() -> None:
    outcome = judged(want(X), X + 1, problem=EXACT)
    assert said(outcome) == "4 of 4 elements are wrong by up to 1; they have to be equal"
    assert outcome.tolerance == 0.0


def test_both_results_wrong_and_one_result_wrong() -> None:
    both = judged((want(X), want(X)), (X + 1, X + 2))
    assert said(both) == "2 of 2 results are wrong; the first of them, result[0], in 4 of 4 elements"
    second = judged((want(X), want(X)), (X, X + 2))
    assert said(second).startswith("result[1]: 4 of 4 elements are wrong")
    assert second.worst[0].where.text("en") == "output 2, [0, 0]"


def test_several_right_results_are_counted_together() -> None:
    outcome = judged((want(X), want(X)), (X, X + 5e-7))
    assert outcome.verdict is Verdict.AC and outcome.total == 8 and outcome.want == Signature(shape=None, dtype="tuple")
    assert outcome.max_abs_error == pytest.approx(5e-7, rel=0.2)


# Gradients

G = (want([[1.0, 1.0], [1.0, 1.0]]),)


def test_gradients_are_compared() -> None:
    assert judged(want(X), X, X, gradients=G, returned=(torch.ones(2, 2),)).verdict is Verdict.AC
    outcome = judged(want(X), X, X, gradients=G, returned=(-torch.ones(2, 2),))
    assert said(outcome).startswith("args[0].grad: 4 of 4 elements are wrong; the largest error is 2")
    assert outcome.worst[0].where.text("en").startswith("gradient args[0].grad, ")


def test_a_wrong_result_with_a_wrong_gradient_is_one_wrong_result() -> None:
    outcome = judged(want(X), -X, X, gradients=G, returned=(-torch.ones(2, 2),))
    assert "results" not in said(outcome) and said(outcome).startswith("4 of 4 elements are wrong")


@pytest.mark.parametrize("returned", [(None,), ()])
def test_a_missing_gradient_is_explained(returned: tuple[Got, ...]) -> None:
    outcome = judged(want(X), X, X, gradients=G, returned=returned)
    assert outcome.verdict is Verdict.WA and said(outcome).startswith("no gradient reaches args[0]: ")


def test_no_gradient_will_do_where_it_has_to_be_zero() -> None:
    zero = (want(torch.zeros(2, 2)),)
    assert judged(want(X), X, X, gradients=zero, returned=(None,)).verdict is Verdict.AC


def test_the_gradient_tolerance_is_the_cases_or_the_exercises() -> None:
    near = (torch.ones(2, 2) + 1e-3,)
    assert judged(want(X), X, X, gradients=G, returned=near).verdict is Verdict.WA
    assert judged(want(X), X, X, gradients=G, returned=near, gradient_atol=1e-2).verdict is Verdict.AC
    assert judged(want(X), X, X, gradients=(want(torch.ones(2, 2), atol=1e-2),), returned=near).verdict is Verdict.AC
    assert judged(want(X), X, X, gradients=G, returned=near, problem=FakeProblem(gradient_atol=1e-2)).verdict == "AC"


def test_the_gradient_of_a_keyword_argument_is_named() -> None:
    i = torch.tensor([1])
    outcome = judged(want(X), X, i, gradients=G, returned=(None,), kwargs={"q": [X]})
    assert "no gradient reaches kwargs['q'][0]" in said(outcome)
    odd = judged(want(X), X, gradients=G, returned=(None,))
    assert "no gradient reaches gradient 1" in said(odd)


def test_a_gradient_of_another_form_is_wrong() -> None:
    for got in (torch.ones(2), torch.ones(2, 2).double(), 3, Described((2, 2), "float32", "layout")):
        assert judged(want(X), X, X, gradients=G, returned=(got,)).verdict is Verdict.WA


# Inputs


def test_an_overwritten_input_is_wrong() -> None:
    outcome = judged(want(X), X, X, after=(X + 1,))
    assert outcome.verdict is Verdict.WA
    assert said(outcome).startswith("the result is right, but the input args[0] was modified in place")


def test_an_overwritten_input_may_be_allowed() -> None:
    assert judged(want(X), X, X, after=(X + 1,), may_modify=True).verdict is Verdict.AC


def test_wrong_values_and_an_overwritten_input_are_both_told() -> None:
    outcome = judged(want(X), X + 1, X, after=(X + 1,))
    assert said(outcome).startswith("4 of 4 elements are wrong, and the input args[0] was modified in place")
    assert outcome.wrong == 4 and outcome.worst


def test_wrong_form_comes_before_the_overwritten_input() -> None:
    assert said(judged(want(X), X[0], X, after=(X + 1,))).startswith("the shape should be")


# Exceptions


def test_an_exception_is_a_run_time_error_with_the_learners_lines() -> None:
    frame = Raised("ValueError", "odd \x1b[2Jd", "line 3, in f\n    x.view(3)\n")
    outcome = evaluate(planned(want(X)), frame, EXACT)
    assert outcome.verdict is Verdict.RTE
    assert said(outcome) == "ValueError: odd \\x1b[2Jd\nline 3, in f\n    x.view(3)"
    assert outcome.message is not None and outcome.message.text("zh") == said(outcome)


def test_an_exception_without_text() -> None:
    assert said(evaluate(planned(want(X)), Raised("KeyError", "", ""), EXACT)) == "KeyError"


def test_out_of_memory_is_a_verdict_of_its_own() -> None:
    frame = Raised("RuntimeError", "can't allocate memory", "line 1, in f\n", out_of_memory=True)
    for expected in (want(X), Raises()):
        outcome = evaluate(planned(expected), frame, EXACT)
        assert outcome.verdict is Verdict.MLE and "ran out of memory" in said(outcome)


def test_a_wanted_exception() -> None:
    assert evaluate(planned(Raises()), Raised("ValueError", "odd d", ""), EXACT).verdict is Verdict.AC
    outcome = judged(Raises(), X)
    assert said(outcome) == "this call has to raise an exception, but it returned torch.Tensor"
    assert outcome.verdict is Verdict.WA and outcome.want == Signature(shape=None, dtype="exception")


def test_a_source_that_raises_while_it_is_loaded_is_never_what_is_wanted() -> None:
    frame = Raised("ValueError", "odd d", "", at_import=True)
    assert evaluate(planned(Raises()), frame, EXACT).verdict is Verdict.RTE
