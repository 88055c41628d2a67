import math

import pytest
import torch

from judge.case import Exactly
from judge.diagnose.likeness import alike
from judge.frame import Described, Foreign, Frame, Got, Raised, Returned
from tests.judge.compare.fake import FakeProblem, planned, want

X = torch.tensor([[1.0, 2.0], [3.0, 4.0]])
PROBLEM = FakeProblem(1e-3)
CASE = planned(want(X), X)


def same(own: Got, got: Got) -> bool:
    return alike(Returned(own, (), (X,)), Returned(got, (), (X,)), CASE, PROBLEM)


@pytest.mark.parametrize(
    ("own", "got"),
    [
        (X, X + 5e-4),
        (-X, -X - 5e-4),
        (X[0], X[0] + 5e-4),
        (X.long(), X.long()),
        (X > 2, X > 2),
        (torch.tensor([math.nan, math.inf]), torch.tensor([math.nan, math.inf])),
        ((X, 1), [X, 1]),
        (None, None),
        (math.nan, math.nan),
        (Foreign("dict"), Foreign("dict")),
    ],
)
def test_alike(own: Got, got: Got) -> None:
    assert same(own, got)


@pytest.mark.parametrize(
    ("own", "got"),
    [
        (X, X + 5e-3),
        (X, X.double()),
        (X, X[0]),
        (X, None),
        (X, Described((2, 2), "float32", "layout")),
        (X.long(), X.long() + 1),
        (X > 2, X > 3),
        (torch.tensor([math.nan]), torch.tensor([1.0])),
        (torch.tensor([math.inf]), torch.tensor([-math.inf])),
        ((X, 1), (X,)),
        ((X, 1), X),
        ((X, 1), (X, True)),
        (1, 2),
        (1, 1.0),
        (1.0, 1.5),
        (math.nan, 1.0),
        (Foreign("dict"), Foreign("set")),
        (Foreign("dict"), None),
    ],
)
def test_not_alike(own: Got, got: Got) -> None:
    assert not same(own, got)


def test_numbers_within_the_cases_tolerance() -> None:
    case = planned(Exactly(1.0, atol=0.1), X)
    assert alike(Returned(3.0, (), (X,)), Returned(3.05, (), (X,)), case, PROBLEM)
    assert not alike(Returned(3.0, (), (X,)), Returned(3.5, (), (X,)), case, PROBLEM)


def test_a_tolerance_per_element_counts_with_its_largest_along_the_last_axis() -> None:
    case = planned(want(X, atol=torch.tensor([[0.0, 0.1], [0.0, 0.0]], dtype=torch.float64)), X)
    near = torch.tensor([[0.05, 0.05], [0.0, 0.0]])
    assert alike(Returned(-X, (), (X,)), Returned(near - X, (), (X,)), case, PROBLEM)
    assert not alike(Returned(-X, (), (X,)), Returned(near.flip(0) - X, (), (X,)), case, PROBLEM)
    assert alike(Returned(X[0], (), (X,)), Returned(X[0] + 0.05, (), (X,)), case, PROBLEM)


@pytest.mark.parametrize(
    ("own", "got", "result"),
    [
        (Raised("ValueError", "a", ""), Raised("ValueError", "b", "line 1"), True),
        (Raised("ValueError", "a", ""), Raised("TypeError", "a", ""), False),
        (Raised("ValueError", "a", ""), Returned(X, (), (X,)), False),
        (Returned(X, (), (X,)), Raised("ValueError", "a", ""), False),
    ],
)
def test_exceptions(own: Frame, got: Frame, result: bool) -> None:
    assert alike(own, got, CASE, PROBLEM) is result


@pytest.mark.parametrize(
    ("own", "got", "result"),
    [
        ((X,), (X + 5e-6,), True),
        ((X,), (X + 1,), False),
        ((None,), (None,), True),
        ((X,), (None,), False),
        ((None,), (X,), False),
        ((X,), (), False),
    ],
)
def test_gradients(own: tuple[Got, ...], got: tuple[Got, ...], result: bool) -> None:
    case = planned(want(X), X, gradients=(want(X),))
    assert alike(Returned(X, own, (X,)), Returned(X, got, (X,)), case, PROBLEM) is result


@pytest.mark.parametrize(
    ("own", "got", "result"),
    [((X,), (X,), True), ((-X,), (X + 1,), True), ((X,), (-X,), False), ((-X,), (X,), False), ((X,), (), False)],
)
def test_inputs(own: tuple[Got, ...], got: tuple[Got, ...], result: bool) -> None:
    assert alike(Returned(X, (), own), Returned(X, (), got), CASE, PROBLEM) is result
    assert alike(Returned(X, (), own), Returned(X, (), got), planned(want(X), X, may_modify=True), PROBLEM)
