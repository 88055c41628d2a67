import math

import pytest
import torch

from judge.case import Case
from judge.compare.arguments import floating_places, modified, same_tensor, tensors
from judge.frame import Described, Got
from tests.judge.compare.fake import ABOUT

X, N = torch.tensor([1.0, math.nan]), torch.tensor([1, 2])


def test_tensors_are_found_depth_first_and_named_as_in_python() -> None:
    case = Case("c", (X, 3, [N, (X,)], {"a": X}), ABOUT, kwargs={"q": X, "base": 1e4, "more": [N]})
    places = [place for place, _tensor in tensors(case)]
    assert places == ["args[0]", "args[2][0]", "args[2][1][0]", "args[3]['a']", "kwargs['q']", "kwargs['more'][0]"]
    assert floating_places(case) == ["args[0]", "args[2][1][0]", "args[3]['a']", "kwargs['q']"]


def test_nan_is_no_change() -> None:
    assert modified(Case("c", (X, N), ABOUT), (X.clone(), N.clone())) is None


@pytest.mark.parametrize(
    "after",
    [
        (),
        (X,),
        (X, N, X),
        (X, N + 1),
        (X, N.to(torch.int32)),
        (X, N[:1]),
        (X, None),
        (X, Described((2,), "int64", "storage")),
        (torch.tensor([math.nan, 1.0]), N),
    ],
)
def test_every_change_is_seen(after: tuple[Got, ...]) -> None:
    case = Case("c", (X, N), ABOUT)
    assert modified(case, after) is not None
    assert modified(Case("c", (X, N), ABOUT, may_modify=True), after) is None


def test_strides_are_no_part_of_a_value() -> None:
    x = torch.arange(6.0).reshape(2, 3)
    assert same_tensor(x.t(), x.t().contiguous())
