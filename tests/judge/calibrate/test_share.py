"""Shares of the tolerance: 1 is the limit, and what no tolerance excuses is told apart."""

import math
from dataclasses import dataclass

import pytest
import torch
from torch import Tensor

from judge.calibrate.share import Share, share, tensor_share
from judge.case import Case, Exactly, Expected, Raises, Want
from judge.diagnose.replay import replay
from judge.frame import Raised
from judge.message import Text
from judge.plan import PlannedCase

X = torch.tensor([1.0, 2.0])
CASE = Case("case", (X,), Text("", ""))


@dataclass
class Lenient:
    gradient_atol: float = 0.5

    def tolerance(self, dtype: torch.dtype, /) -> tuple[float, float]:
        return 0.1, 0.0


def measured(expected: Expected, answer: object) -> Share:
    planned = PlannedCase(CASE, expected)
    return share(planned, replay(lambda x: answer, planned), Lenient())


WANT = Want(X.double(), torch.float32)


@pytest.mark.parametrize(("off", "parts"), [(0.0, 0.0), (0.05, 0.5), (0.1, 1.0), (-0.4, 4.0)])
def test_an_error_is_told_in_parts_of_the_tolerance(off: float, parts: float) -> None:
    assert measured(WANT, X + off).shares == {"float32": pytest.approx(parts, rel=1e-5)}


@pytest.mark.parametrize(
    ("answer", "form"),
    [(X.double(), "dtype"), (X[:1], "shape"), (None, "type"), (torch.empty(2, device="meta"), "type")],
)
def test_what_is_wrong_by_form_has_no_share(answer: object, form: str) -> None:
    assert measured(WANT, answer) == Share({}, form)  # type: ignore[arg-type]


def test_results_of_several_dtypes_are_told_apart() -> None:
    got = measured((WANT, Exactly(2.0, atol=0.5), Exactly(3)), (X + 0.1, 2.25, 4))
    assert got.shares == {"float32": pytest.approx(1, rel=1e-5), "number": 0.5, "equality": math.inf}
    assert measured((WANT, WANT), (X,)).form == "structure"


def test_exceptions() -> None:
    planned = PlannedCase(CASE, Raises())
    assert share(planned, Raised("ValueError", "", "", False), Lenient()) == Share({})
    assert measured(Raises(), X).form == "no exception"
    assert share(PlannedCase(CASE, WANT), Raised("ValueError", "", "", False), Lenient()).form == "exception"


def test_an_input_that_was_modified() -> None:
    planned = PlannedCase(CASE, WANT)
    assert share(planned, replay(lambda x: x.add_(0.05) * 1, planned), Lenient()).form == "input"


def test_gradients_have_a_share_of_their_own() -> None:
    case = Case("case", (X,), Text("", ""), gradient=True)
    planned = PlannedCase(case, WANT, (Want(2 * X.double(), torch.float32, atol=0.5),), (torch.ones(2),))

    def entry(x: Tensor) -> Tensor:
        return x + (x * x - (x * x).detach()) * 0.625 - (x - x.detach())

    assert share(planned, replay(entry, planned), Lenient()).shares == {"float32": 0.0, "float32 gradient": 3.0}
    assert share(planned, replay(lambda x: x.detach(), planned), Lenient()).form == "gradient"


@pytest.mark.parametrize(
    ("want", "got", "bound", "parts"),
    [
        ([1.0, math.nan], [1.0, math.nan], 0.1, 0.0),
        ([1.0, 2.0], [1.0, math.nan], 0.1, math.inf),
        ([1.0, math.inf], [1.0, math.inf], 0.1, 0.0),
        ([1.0, math.inf], [1.0, 3.0], 0.1, math.inf),
        ([1.0, 1.0], [1.0, 1.0 + 1e-7], 0.0, math.inf),
    ],
)
def test_infinities_nan_and_equality(want: list[float], got: list[float], bound: float, parts: float) -> None:
    value = Want(torch.tensor(want, dtype=torch.float64), torch.float32)
    assert tensor_share(value, torch.tensor(got), bound) == parts


def test_a_tolerance_per_element_that_is_zero_asks_for_equality() -> None:
    bound = torch.tensor([0.1, 0.0], dtype=torch.float64)
    assert tensor_share(WANT, X + torch.tensor([0.05, 0.0]), bound) == pytest.approx(0.5, rel=1e-5)
    assert tensor_share(WANT, X + torch.tensor([0.0, 0.05]), bound) == math.inf


def test_complex_values() -> None:
    want = Want(torch.tensor([1 + 1j], dtype=torch.complex128), torch.complex64)
    got = torch.tensor([1.2 + 1j], dtype=torch.complex64)
    assert tensor_share(want, got, torch.tensor([0.1])) == pytest.approx(2, rel=1e-5)
