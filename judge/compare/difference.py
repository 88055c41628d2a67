"""How far one tensor is from another, element by element, under a tolerance."""

import math
from dataclasses import dataclass
from typing import Literal, TypeAlias

import torch
from torch import Tensor

from judge.case import Want

Allowed: TypeAlias = "float | Tensor"
Kind: TypeAlias = Literal["values", "nan missing", "nan", "infinity"]

SHOWN = 5


@dataclass(frozen=True, slots=True)
class Element:
    """One wrong element."""

    index: tuple[int, ...]
    want: float
    got: float


@dataclass(frozen=True, slots=True)
class Difference:
    """What the comparison of two values of one form found. Texts and the like have no errors to measure: None.

    ``tolerance`` is the one at the element that is furthest beyond (or nearest to) its own. ``max_rel_error`` leaves
    out elements whose wanted value is 0. ``kind`` says which of the checks the elements failed first.
    """

    wrong: int
    total: int
    max_abs_error: float | None
    max_rel_error: float | None
    tolerance: float | None
    kind: Kind = "values"
    elements: tuple[Element, ...] = ()


def difference(want: Want, got: Tensor, allowed: Allowed) -> Difference:
    """Compare ``got``, of the wanted shape and dtype, with ``want``. ``allowed`` 0 is equality in the wanted dtype."""
    total = got.numel()
    if not total:
        return Difference(0, 0, 0.0, 0.0, allowed if isinstance(allowed, float) else 0.0)
    exact = not isinstance(allowed, Tensor) and allowed == 0
    value = want.value.to(want.dtype) if exact else want.value
    if exact and torch.equal(value, got):
        return Difference(0, total, 0.0, 0.0, 0.0)
    if value.is_complex():
        value, got = torch.view_as_real(value), torch.view_as_real(got)
        total = got.numel()
        if isinstance(allowed, Tensor) and allowed.ndim:
            allowed = allowed.unsqueeze(-1)
    wide, wide_got = value.to(torch.float64), got.to(torch.float64)
    distance = (wide_got - wide).abs_()
    furthest = distance.max().item()
    # Each test here is true only of numbers within the tolerance: a NaN makes `<=` false and is not finite, so it can
    # never pass. Written the other way round, `furthest > allowed` is false for NaN and would let it through.
    if not math.isfinite(furthest):
        return _with_infinities(value, got, wide, wide_got, allowed)
    if exact:
        return _wrong(value, got, distance, value != got, torch.zeros((), dtype=torch.float64))
    if not isinstance(allowed, Tensor):
        if furthest <= allowed:
            return Difference(0, total, furthest, _relative(distance, wide), float(allowed))
        allowed = torch.tensor(allowed, dtype=torch.float64)
    within = distance <= allowed
    if bool(within.all()):
        return Difference(0, total, furthest, _relative(distance, wide), _nearest(distance, allowed))
    return _wrong(value, got, distance, within.logical_not_(), allowed)


def _with_infinities(value: Tensor, got: Tensor, wide: Tensor, wide_got: Tensor, allowed: Allowed) -> Difference:
    """Some element is NaN or infinite on either side. Where both are, or both are the same infinity, it is right."""
    bound = torch.as_tensor(allowed, dtype=torch.float64)
    distance = (wide_got - wide).abs_()
    finite = distance.isfinite()
    agree = (value == got) | (wide.isnan() & wide_got.isnan())
    wrong = ~(agree | (finite & (distance <= bound))) if bool(bound.any()) else ~agree
    # Only differences between numbers have a size; any other wrong element is infinitely far off.
    distance = torch.where(finite, distance, torch.where(wrong, math.inf, 0.0))
    if bool(wrong.any()):
        return _wrong(value, got, distance, wrong, bound, _kind(wrong, wide, wide_got))
    return Difference(0, value.numel(), distance.max().item(), _relative(distance, wide), _nearest(distance, bound))


def _wrong(
    value: Tensor, got: Tensor, distance: Tensor, wrong: Tensor, allowed: Tensor, kind: Kind = "values"
) -> Difference:
    """The report of a tensor with wrong elements, the furthest beyond their tolerance first."""
    excess = torch.where(wrong, distance - allowed, -math.inf).nan_to_num_(math.inf, math.inf, -math.inf)
    count = int(wrong.sum())
    order = _largest(excess, min(SHOWN, count))
    return Difference(
        wrong=count,
        total=value.numel(),
        max_abs_error=distance.max().item(),
        max_rel_error=_relative(distance, value.to(torch.float64)),
        tolerance=allowed.expand(distance.shape).reshape(-1)[order[0]].item(),
        kind=kind,
        elements=_elements(value, got, order),
    )


def agree(a: Tensor, b: Tensor, allowed: Allowed) -> Tensor:
    """Element by element, of two real or complex tensors of one shape: close enough, the same infinity, or both NaN."""
    return ((a - b).abs() <= allowed) | (a == b) | (a.isnan() & b.isnan())


def _relative(distance: Tensor, value: Tensor) -> float:
    """The largest ``distance / |value|``, without the elements where that divides by zero or by infinity."""
    ratio = distance / value.abs()
    return ratio.nan_to_num_(0.0, 0.0, 0.0).max().item()


def _nearest(distance: Tensor, allowed: Tensor) -> float:
    """The tolerance of the element that came nearest to exceeding it."""
    if not allowed.ndim:
        return allowed.item()
    at = (distance - allowed).nan_to_num_(-math.inf).argmax()
    return allowed.expand(distance.shape).reshape(-1)[at].item()


def _largest(excess: Tensor, k: int) -> list[int]:
    """Flat indices of the ``k`` largest; of equals the first. Sorting all of a large tensor would take too long."""
    flat = excess.reshape(-1)
    threshold = flat.topk(k).values[-1]
    above = (flat > threshold).nonzero().flatten().tolist()
    level = (flat == threshold).nonzero().flatten()[: k - len(above)].tolist()
    return sorted(above, key=lambda i: -flat[i].item()) + level


def _elements(value: Tensor, got: Tensor, order: list[int]) -> tuple[Element, ...]:
    at = torch.tensor(order)
    wanted, found = value.reshape(-1)[at].tolist(), got.reshape(-1)[at].tolist()
    shape = tuple(value.shape)
    return tuple(Element(_unravel(i, shape), float(a), float(b)) for i, a, b in zip(order, wanted, found, strict=True))


def _unravel(flat: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    index: list[int] = []
    for n in reversed(shape):
        flat, i = divmod(flat, n)
        index.append(i)
    return tuple(reversed(index))


def _kind(wrong: Tensor, want: Tensor, got: Tensor) -> Kind:
    want_nan, got_nan = want.isnan(), got.isnan()
    if bool((got_nan & ~want_nan).any()):
        return "nan"
    if bool((want_nan & ~got_nan).any()):
        return "nan missing"
    return "infinity" if bool((wrong & (want.isinf() | got.isinf())).any()) else "values"
