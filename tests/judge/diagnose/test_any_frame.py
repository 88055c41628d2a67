"""Whatever frames come, there is a diagnosis or none, and never an exception."""

import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from judge.case import Exactly, Expected
from judge.compare import evaluate
from judge.diagnose import diagnose
from judge.frame import Frame, Returned
from tests.judge.compare.fake import FakeProblem, FakeWrongAnswer, want
from tests.judge.compare.test_any_frame import EXPECTED, frames, tensors
from tests.judge.diagnose.fake import Exercise, case

X = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
NAMED = [
    FakeWrongAnswer("none", lambda x: None),
    FakeWrongAnswer("minus", lambda x: -x),
    FakeWrongAnswer("pair", lambda x: (x, 2)),
    FakeWrongAnswer("integers", lambda x: x.long()),
]


@given(st.lists(st.tuples(st.sampled_from(EXPECTED), frames), min_size=1, max_size=3), st.sampled_from([0.0, 1e-3]))
@settings(max_examples=300, deadline=None)
def test_there_is_never_an_exception(run: list[tuple[Expected, Frame]], atol: float) -> None:
    exercise = Exercise([case(expected, X) for expected, _frame in run], lambda x: x)
    exercise.problem = FakeProblem(atol, wrong_answers=NAMED)
    got = [frame for _expected, frame in run]
    outcomes = [evaluate(c, f, exercise.problem) for c, f in zip(exercise.cases, got, strict=True)]
    found = diagnose(exercise.plan(), got, outcomes)
    assert len(found) <= 1
    for one in found:
        one.model_dump_json()


@given(tensors(), st.sampled_from([torch.float32, torch.bfloat16, torch.int64, torch.bool]))
@settings(max_examples=300, deadline=None)
def test_any_tensor_where_a_tensor_is_wanted(got: Tensor, dtype: torch.dtype) -> None:
    value = torch.arange(4).reshape(2, 2).to(dtype)
    axes = ("position", "dimension")
    exercise = Exercise([case((want(value, dtype, axes=axes), Exactly(1)), X)], lambda x: x)
    frame = Returned((got, 1), (), (X,))
    outcome = evaluate(exercise.cases[0], frame, exercise.problem)
    assert len(diagnose(exercise.plan(), [frame], [outcome])) <= 1
