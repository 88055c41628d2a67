import subprocess
import sys
from typing import Any

import pytest
import torch
from torch import Tensor

from judge.case import Case, Value
from judge.diagnose.replay import as_got, fresh, replay
from judge.frame import Described, Foreign, Raised, Returned
from judge.plan import PlannedCase
from tests.judge.compare.fake import ABOUT, want
from tests.judge.diagnose.fake import case

X = torch.tensor([[1.0, 2.0], [3.0, 4.0]])


def gradient_case(*args: Value) -> PlannedCase:
    return PlannedCase(Case("g", args, ABOUT, gradient=True), want(X), (want(X),), (torch.full((2, 2), 3.0),))


def test_a_call_becomes_a_frame() -> None:
    frame = replay(lambda x, n: x * n, case(want(X), X, 2))
    assert isinstance(frame, Returned) and isinstance(frame.value, Tensor)
    assert torch.equal(frame.value, 2 * X) and len(frame.arguments) == 1 and frame.gradients == ()


def test_an_exception_becomes_a_frame() -> None:
    frame = replay(lambda x: x.view(3, 5), case(want(X), X))
    assert isinstance(frame, Raised) and frame.type_name == "RuntimeError" and not frame.out_of_memory


def test_keyword_arguments_are_handed_on() -> None:
    planned = PlannedCase(Case("k", (X,), ABOUT, kwargs={"base": 10.0}), want(X))
    frame = replay(lambda x, *, base: base, planned)
    assert isinstance(frame, Returned) and frame.value == 10.0


def test_the_planned_inputs_stay_as_they_are_and_changes_are_seen() -> None:
    x = X.clone()
    frame = replay(lambda x: x.zero_(), case(want(X), x))
    assert isinstance(frame, Returned) and isinstance(frame.arguments[0], Tensor)
    assert torch.equal(x, X) and not frame.arguments[0].any()


def test_gradients_are_the_product_with_the_cotangent() -> None:
    frame = replay(lambda x: x * x, gradient_case(X))
    assert isinstance(frame, Returned) and isinstance(frame.gradients[0], Tensor)
    assert torch.equal(frame.gradients[0], 6 * X)
    assert not X.requires_grad


@pytest.mark.parametrize("call", [lambda x: x.detach(), lambda x: x[0], lambda x: x.long(), lambda x: 1, lambda x: {}])
def test_no_gradient_where_there_is_no_path(call: Any) -> None:
    frame = replay(call, gradient_case(X))
    assert isinstance(frame, Returned) and frame.gradients == (None,)


def test_gradients_through_containers() -> None:
    frame = replay(lambda x: {"a": [x * 2]}, gradient_case(X))
    assert isinstance(frame, Returned) and isinstance(frame.gradients[0], Tensor)
    assert torch.equal(frame.gradients[0], torch.full((2, 2), 6.0))


def test_writing_into_a_leaf_raises_as_in_the_sandbox() -> None:
    assert isinstance(replay(lambda x: x.zero_(), gradient_case(X)), Raised)


@pytest.mark.parametrize("x", [torch.arange(12.0).reshape(3, 4).t(), torch.arange(10)[1::3], torch.ones(1).expand(4)])
def test_a_copy_keeps_its_strides_and_offset(x: Tensor) -> None:
    y = fresh([x, {"x": x}, (1, "a", None)])
    assert y[2] == (1, "a", None)
    for copied in (y[0], y[1]["x"]):
        assert torch.equal(copied, x) and copied.stride() == x.stride()
        assert copied.storage_offset() == x.storage_offset() and copied.data_ptr() != x.data_ptr()


def test_values_as_they_would_have_come_back() -> None:
    assert as_got((1, [True, None], "a", 2.5)) == (1, (True, None), "a", 2.5)
    assert as_got({1: 2}) == Foreign("dict")
    assert as_got(X.to("meta")) == Described((2, 2), "torch.float32", "layout")
    assert isinstance(as_got(X.to_sparse()), Described)


def test_replaying_a_gradient_does_not_import_sympy() -> None:
    """It would cost the first wrong answer on a gradient case a third of a second."""
    code = (
        "import sys; from tests.judge.diagnose.test_replay import gradient_case, X, replay;"
        "assert replay(lambda x: x * x, gradient_case(X)).gradients; assert 'sympy' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
