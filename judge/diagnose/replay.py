"""Run an author's wrong answer in the trusted process as the sandbox runs a submission, and describe it as a frame."""

import copy
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from judge.case import Value, tensors
from judge.frame import Described, Foreign, Frame, Got, Raised, Returned

if TYPE_CHECKING:
    from judge.plan import PlannedCase


def replay(entry: Callable[..., Any], planned: "PlannedCase") -> Frame:
    """Call ``entry`` with a copy of the case's arguments of its own. Whatever it raises is part of the answer."""
    args, kwargs = fresh(planned.case.args), fresh(dict(planned.case.kwargs))
    given = [*tensors(args), *tensors(kwargs)]
    leaves = [t.requires_grad_() for t in given if t.is_floating_point()] if planned.gradients else []
    try:
        value = entry(*args, **kwargs)
        gradients = _gradients(value, leaves, planned.cotangents) if leaves else ()
        return Returned(as_got(value), gradients, tuple(as_got(t) for t in given))
    except Exception as error:
        return Raised(type(error).__name__, str(error), "", isinstance(error, MemoryError))


def fresh(value: Any) -> Any:
    """A deep copy with the same strides and offsets, sharing no memory with ``value``."""
    if isinstance(value, Tensor):
        return _copied(value.detach())
    if isinstance(value, tuple | list):
        return type(value)(fresh(item) for item in value)
    if isinstance(value, Mapping):
        return {name: fresh(item) for name, item in value.items()}
    return value


def _copied(tensor: Tensor) -> Tensor:
    """Of a tensor that fills its storage in order, a clone is the same as a deep copy, and a fifth of its cost."""
    size = tensor.numel() * tensor.element_size()
    if tensor.is_contiguous() and not tensor.is_conj() and tensor.untyped_storage().nbytes() == size:
        return tensor.clone()
    return copy.deepcopy(tensor)


def as_got(value: Any) -> Got:
    """``value`` as it would have come back from the sandbox."""
    if isinstance(value, Tensor):
        if value.layout is not torch.strided or value.device.type != "cpu":
            return Described(tuple(value.shape), str(value.dtype), "layout")
        return value.detach().resolve_conj().resolve_neg()
    if value is None or type(value) in (bool, int, float, str):
        return value  # type: ignore[no-any-return]
    if type(value) in (tuple, list):
        return tuple(as_got(item) for item in value)
    return Foreign(type(value).__name__)


def _gradients(value: Value, leaves: list[Tensor], cotangents: tuple[Tensor, ...]) -> tuple[Got, ...]:
    outputs = [t for t in tensors(value) if t.is_floating_point()]
    pairs = [(o, c) for o, c in zip(outputs, cotangents, strict=False) if o.requires_grad and o.shape == c.shape]
    if not pairs:
        return (None,) * len(leaves)
    # One scalar whose gradient is the product: vectors handed to autograd would have it import sympy first.
    scalar = torch.stack([(o * c.to(o.dtype)).sum().to(torch.float64) for o, c in pairs]).sum()
    return tuple(torch.autograd.grad(scalar, leaves, allow_unused=True))
