"""How much of the tolerance one call uses up, per dtype; or in which way it is wrong whatever the values are."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

import torch
from torch import Tensor

from judge.case import Exactly, Raises, Want
from judge.compare.arguments import modified
from judge.compare.difference import Allowed
from judge.compare.evaluate import Tolerances, allowed, gradient_allowed
from judge.compare.faults import of_data, of_dtype, of_shape, of_type
from judge.compare.parts import Misfit, Part, parts
from judge.frame import Frame, Raised, Returned

if TYPE_CHECKING:
    from judge.plan import PlannedCase

Form: TypeAlias = Literal["exception", "no exception", "structure", "type", "shape", "dtype", "gradient", "input"]

NUMBER, EQUAL = "number", "equality"
"""Where a Python number counts, and where integers, booleans and texts do, in place of a dtype."""


@dataclass(frozen=True, slots=True)
class Share:
    """``shares``: the largest error over its tolerance, by dtype. ``form``: what is wrong besides values."""

    shares: dict[str, float]
    form: Form | None = None


def share(planned: "PlannedCase", frame: Frame, problem: Tolerances) -> Share:
    """Measure what one call came to."""
    if isinstance(planned.expected, Raises) or isinstance(frame, Raised):
        return Share({}, _exception(planned, frame))
    leaves: list[tuple[str, Part, Allowed]] = []
    for part in parts(planned.expected, frame.value):
        if isinstance(part, Misfit):
            return Share({}, "structure")
        leaves.append((_name(part), part, allowed(part.want, problem)))
    if planned.gradients:
        gradients = list(_gradients(planned, frame, problem))
        leaves += gradients
        if len(gradients) < sum(bool(want.value.any()) for want in planned.gradients):
            return Share({}, "gradient")
    form = next((form for _key, part, bound in leaves if (form := _form(part, bound))), None)
    if form is not None:
        return Share({}, form)
    shares: dict[str, float] = {}
    for key, part, bound in leaves:
        shares[key] = max(shares.get(key, 0.0), _share(part, bound))
    return Share(shares, "input" if modified(planned.case, frame.arguments) else None)


def _exception(planned: "PlannedCase", frame: Frame) -> Form | None:
    if isinstance(planned.expected, Raises):
        return None if isinstance(frame, Raised) else "no exception"
    return "exception"


def _gradients(planned: "PlannedCase", frame: Returned, problem: Tolerances) -> Iterator[tuple[str, Part, Allowed]]:
    """The gradients that arrived; one that is missing counts as zero where zero is wanted."""
    for want, got in zip(planned.gradients, frame.gradients, strict=False):
        if got is not None:
            part = Part(want, got)
            yield f"{_name(part)} gradient", part, gradient_allowed(want, planned.case, problem)


def _name(part: Part) -> str:
    if isinstance(part.want, Exactly):
        number = isinstance(part.want.value, int | float) and not isinstance(part.want.value, bool)
        return NUMBER if number and part.want.atol else EQUAL
    dtype = part.want.dtype
    return str(dtype).removeprefix("torch.") if dtype.is_floating_point or dtype.is_complex else EQUAL


def _form(part: Part, bound: Allowed) -> Form | None:
    if of_type(part):
        return "type"
    if of_shape(part):
        return "shape"
    if of_dtype(part, bound):
        return "dtype"
    return "type" if of_data(part) else None


def _share(part: Part, bound: Allowed) -> float:
    if isinstance(part.want, Want):
        assert isinstance(part.got, Tensor)  # its form was looked at before
        return tensor_share(part.want, part.got, bound)
    want, got = part.want.value, part.got
    if want == got:
        return 0.0
    if isinstance(want, int | float) and isinstance(got, int | float) and part.want.atol:
        error = abs(float(want) - float(got))
        return math.inf if math.isnan(error) else error / part.want.atol
    return math.inf


def tensor_share(want: Want, got: Tensor, bound: Allowed) -> float:
    """The largest ``error / allowed``; infinite where equality is wanted, or a finite number, and there is none."""
    exact = not isinstance(bound, Tensor) and bound == 0
    value = (want.value.to(want.dtype) if exact else want.value).detach()
    if not value.numel() or (exact and torch.equal(value, got)):
        return 0.0
    limit = torch.as_tensor(bound, dtype=torch.float64).detach()
    if value.is_complex():
        value, got = torch.view_as_real(value), torch.view_as_real(got.resolve_conj())
        limit = limit.unsqueeze(-1) if limit.ndim else limit
    wide, wide_got = value.to(torch.float64), got.detach().to(torch.float64)
    error = (wide_got - wide).abs()
    same = (wide == wide_got) | (wide.isnan() & wide_got.isnan())
    return torch.where(same, 0.0, error / limit).nan_to_num(math.inf, math.inf).max().item()
