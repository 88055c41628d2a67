"""The tensors among a call's arguments, where they stand, and whether a call left them alone."""

from collections.abc import Iterator

import torch
from torch import Tensor

from judge.case import Case, Value
from judge.frame import Got


def tensors(case: Case) -> Iterator[tuple[str, Tensor]]:
    """Every tensor among the arguments with its place, in the order of the frames.

    Positional before keyword, containers depth first. A place is written as in Python: ``args[0]``, ``kwargs['q'][1]``.
    """
    for i, value in enumerate(case.args):
        yield from _tensors(value, f"args[{i}]")
    for name, value in case.kwargs.items():
        yield from _tensors(value, f"kwargs[{name!r}]")


def _tensors(value: Value, place: str) -> Iterator[tuple[str, Tensor]]:
    if isinstance(value, Tensor):
        yield place, value
    elif isinstance(value, (tuple, list)):
        for i, item in enumerate(value):
            yield from _tensors(item, f"{place}[{i}]")
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from _tensors(item, f"{place}[{name!r}]")


def floating_places(case: Case) -> list[str]:
    """Where the arguments stand that gradients are asked for."""
    return [place for place, tensor in tensors(case) if tensor.is_floating_point()]


def modified(case: Case, after: tuple[Got, ...]) -> str | None:
    """The place of the first tensor argument that is not as it was; None if all are, or if the case allows it.

    A frame that brings back fewer or more tensors than were sent is no honest one and counts as a change too.
    """
    if case.may_modify:
        return None
    count = 0
    for count, (place, before) in enumerate(tensors(case), 1):
        if count > len(after) or not same_tensor(before, after[count - 1]):
            return place
    return None if count == len(after) else "args"


def same_tensor(a: Tensor, b: Got) -> bool:
    """Equal dtype, shape and elements; NaN equals NaN."""
    if not isinstance(b, Tensor) or a.dtype != b.dtype or a.shape != b.shape:
        return False
    if torch.equal(a, b):
        return True
    either_equal = (a == b) | ((a != a) & (b != b))
    return bool(either_equal.all())
