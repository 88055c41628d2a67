"""Did two runs of one case do the same thing?"""

import math
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from judge.case import Exactly, Expected, Want
from judge.compare.arguments import same_tensor, tensors
from judge.compare.difference import Allowed, agree
from judge.compare.evaluate import Tolerances, allowed, gradient_allowed
from judge.frame import Foreign, Frame, Got, Raised, Returned

if TYPE_CHECKING:
    from judge.plan import PlannedCase


def alike(own: Frame, got: Frame, planned: "PlannedCase", problem: Tolerances) -> bool:
    """Does ``own``, the run of a wrong answer, reproduce ``got``, the run of the submission?

    The same exception, or the same results, gradients and handling of the inputs, each within the case's tolerance.
    """
    if isinstance(own, Raised) or isinstance(got, Raised):
        return isinstance(own, Raised) and isinstance(got, Raised) and own.type_name == got.type_name
    return (
        _same(own.value, got.value, planned.expected, problem)
        and _same_gradients(own, got, planned, problem)
        and _same_handling(own, got, planned)
    )


def _same(own: Got, got: Got, expected: "Expected | None", problem: Tolerances) -> bool:
    if isinstance(own, Tensor):
        return isinstance(got, Tensor) and _same_values(own, got, _bound(own, expected, problem))
    if isinstance(own, tuple | list):
        if not isinstance(got, tuple | list) or len(own) != len(got):
            return False
        wanted = expected if isinstance(expected, tuple) and len(expected) == len(own) else (None,) * len(own)
        return all(_same(a, b, e, problem) for a, b, e in zip(own, got, wanted, strict=True))
    if isinstance(own, Foreign):
        return isinstance(got, Foreign) and own.type_name == got.type_name
    if type(own) is not type(got):
        return False
    if isinstance(own, float) and isinstance(got, float) and own != got:
        atol = expected.atol if isinstance(expected, Exactly) else 0.0
        return abs(own - got) <= atol or (math.isnan(own) and math.isnan(got))
    return own == got


def _bound(own: Tensor, expected: "Expected | None", problem: Tolerances) -> Allowed:
    """The tolerance for comparing with ``own``, which need not be near the wanted value.

    A tolerance per element follows the size of the wanted pair; a wrong answer may have paired other dimensions, so
    the largest along the last axis is taken, or the largest of all where the shapes differ.
    """
    if not isinstance(expected, Want) or not own.dtype.is_floating_point:
        return 0.0
    bound = allowed(expected, problem)
    if not isinstance(bound, Tensor) or not bound.numel():
        return bound if isinstance(bound, float) else 0.0
    if own.shape == expected.value.shape and bound.ndim:
        return bound.amax(-1, keepdim=True)
    return float(bound.max().item())


def _same_values(own: Tensor, got: Tensor, bound: Allowed) -> bool:
    if own.shape != got.shape or own.dtype != got.dtype:
        return False
    if torch.equal(own, got):
        return True
    if own.dtype.is_floating_point:
        own, got = own.to(torch.float64), got.to(torch.float64)
    return own.dtype != torch.bool and bool(agree(own, got, bound).all())


def _same_gradients(own: Returned, got: Returned, planned: "PlannedCase", problem: Tolerances) -> bool:
    if len(own.gradients) != len(got.gradients):
        return False
    for a, b, want in zip(own.gradients, got.gradients, planned.gradients, strict=False):
        if not isinstance(a, Tensor) or not isinstance(b, Tensor):
            if a is not None or b is not None:
                return False
        elif not _same_values(a, b, _largest(gradient_allowed(want, planned.case, problem))):
            return False
    return True


def _largest(bound: Allowed) -> float:
    return float(bound.max().item()) if isinstance(bound, Tensor) and bound.numel() else float(bound)


def _same_handling(own: Returned, got: Returned, planned: "PlannedCase") -> bool:
    """The same inputs modified, whatever was written into them."""
    if planned.case.may_modify:
        return True
    before = [tensor for _place, tensor in tensors(planned.case)]
    if not len(before) == len(own.arguments) == len(got.arguments):
        return False
    return all(
        same_tensor(b, mine) == same_tensor(b, theirs)
        for b, mine, theirs in zip(before, own.arguments, got.arguments, strict=True)
    )
