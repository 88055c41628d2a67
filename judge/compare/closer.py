"""Looks closely at the first wrong result of a case: a map of the error, and its worst pair as vectors.

The map folds a tensor to rows and columns. Columns are the last axis, rows the last axis of positions before it (or,
without one, the axis next to the last); what is left are leading axes, shown one index at a time or all at once.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from judge.case import Want, tensors
from judge.closeup import Axis, Closeup, ErrorMap, Pair, Plane, Point, Unit
from judge.compare.axes import AXES, PAIR_AXES, POSITION_AXES, where
from judge.compare.difference import Allowed, difference
from judge.compare.evaluate import Measured, Tolerances, wrong_result
from judge.frame import Frame
from judge.message import Text

if TYPE_CHECKING:
    from judge.plan import PlannedCase

SIDE = 64  # cells along a side at most
CELLS = 4096  # cells of all planes together, but for the folded one
PLANES = 24


def look(planned: "PlannedCase", frame: Frame, problem: Tolerances, number: int) -> Closeup | None:
    """What is to be seen of case ``number``; None where it failed otherwise than by wrong elements of a tensor."""
    wrong = wrong_result(planned, frame, problem)
    if wrong is None or not isinstance(wrong.part.want, Want) or not isinstance(wrong.part.got, Tensor):
        return None
    return Closeup(
        number=number,
        part=wrong.part.words,
        map=error_map(wrong.part.want, wrong.part.got, wrong.allowed),
        pair=worst_pair(planned, wrong),
    )


def error_map(want: Want, got: Tensor, allowed: Allowed) -> ErrorMap | None:
    """The error of every element; None for a tensor without axes."""
    if not want.value.ndim:
        return None
    error, unit = _error(want, got, allowed)
    names = (
        want.axes if len(want.axes) == error.ndim and all(name in AXES for name in want.axes) else ("",) * error.ndim
    )
    if error.ndim == 1:
        error, names = error.unsqueeze(0), ("", *names)
    row = max((i for i, name in enumerate(names[:-1]) if name in POSITION_AXES), default=error.ndim - 2)
    error = error.movedim(row, -2)
    names = (*names[:row], *names[row + 1 : -1], names[row], names[-1])
    axes = [Axis(name=name, size=size) for name, size in zip(names, error.shape, strict=True)]
    flat = error.reshape(-1, *error.shape[-2:])
    step = _step(flat.shape[1], flat.shape[2], min(len(flat), PLANES))
    return ErrorMap(
        unit=unit,
        leading=tuple(axes[:-2]),
        rows=axes[-2],
        columns=axes[-1],
        rotary=want.rotary,
        step=step,
        planes=tuple(_planes(flat, error.shape[:-2], step, 1.0 if unit == "tolerance" else 0.0)),
        of=len(flat),
    )


def _error(want: Want, got: Tensor, allowed: Allowed) -> tuple[Tensor, Unit]:
    """How far each element is off; infinite where that has no size. Of a complex number the worse of its parts.

    An element that has to be equal, among others that have a tolerance, is measured with the smallest of theirs.
    """
    exact = not isinstance(allowed, Tensor) and allowed == 0
    value = want.value.detach().to(want.dtype) if exact else want.value.detach()
    if value.is_complex():
        value, got = torch.view_as_real(value), torch.view_as_real(got)
    agree = (value == got) | ((value != value) & (got != got))
    distance = torch.where(agree, 0.0, (got.to(torch.float64) - value.to(torch.float64)).abs())
    distance = distance.nan_to_num(math.inf, math.inf)
    if want.dtype.is_complex:
        distance = distance.amax(-1)
    bound = torch.as_tensor(allowed, dtype=torch.float64).detach().expand(distance.shape)
    positive = bound[bound > 0]
    if not positive.numel():
        return distance, "absolute"
    return distance / bound.clamp(min=positive.min().item()), "tolerance"


def _step(rows: int, columns: int, planes: int) -> tuple[int, int]:
    """How many rows and columns share a cell, so that ``planes`` of them stay small."""
    down, across = -(-rows // SIDE), -(-columns // SIDE)
    while -(-rows // down) * -(-columns // across) * planes > CELLS and (down < rows or across < columns):
        if -(-rows // down) >= -(-columns // across):
            down *= 2
        else:
            across *= 2
    return down, across


def _planes(flat: Tensor, leading: Sequence[int], step: tuple[int, int], limit: float) -> list[Plane]:
    """The folded plane, then each; of too many those that are furthest off."""
    if len(flat) == 1:
        return [_plane(flat[0], tuple(0 for _ in leading) if leading else None, step, limit)]
    kept = range(len(flat))
    if len(flat) > PLANES:
        kept = sorted(flat.amax((1, 2)).topk(PLANES).indices.tolist())  # type: ignore[assignment]
    folded = _plane(flat.amax(0), None, step, limit)
    return [folded, *(_plane(flat[i], _unravel(i, leading), step, limit) for i in kept)]


def _plane(error: Tensor, index: tuple[int, ...] | None, step: tuple[int, int], limit: float) -> Plane:
    rows, columns = error.shape
    down, across = -(-rows // step[0]), -(-columns // step[1])
    padded = torch.nn.functional.pad(error, (0, across * step[1] - columns, 0, down * step[0] - rows))
    cells = padded.reshape(down, step[0], across, step[1]).amax((1, 3)).tolist()
    return Plane(
        index=index,
        wrong=int((error > limit).sum()),
        cells=tuple(tuple(_rounded(cell) for cell in row) for row in cells),
    )


def _rounded(value: float) -> float | None:
    """Three digits; up, for what would else look as if it were just within its tolerance."""
    if not math.isfinite(value):
        return None
    short = float(f"{value:.3g}")
    return math.nextafter(1.0, 2.0) if value > 1 >= short else short


def _unravel(flat: int, shape: Sequence[int]) -> tuple[int, ...]:
    index: list[int] = []
    for n in reversed(shape):
        flat, i = divmod(flat, n)
        index.append(i)
    return tuple(reversed(index))


def worst_pair(planned: "PlannedCase", wrong: Measured) -> Pair | None:
    """The pair of the element furthest beyond its tolerance, of those that belong to one."""
    want, got = wrong.part.want, wrong.part.got
    assert isinstance(want, Want) and isinstance(got, Tensor)
    worst = [element.index for element in difference(want, got, wrong.allowed).elements]
    value = want.value.detach()
    if want.dtype.is_complex:
        value, got, axes = torch.view_as_real(value), torch.view_as_real(got), (*want.axes, "component")
    else:
        axes = want.axes
    found_pairs = ((index, _partners(index, tuple(value.shape), axes, want.rotary)) for index in worst)
    index, partners = next((one for one in found_pairs if one[1] is not None), ((), None))
    if partners is None:
        return None
    ends = [(*index[:-1], i) for i in partners]
    wanted, found = _point(value, ends), _point(got, ends)
    if wanted is None or found is None:
        return None
    before = _input(planned, want)
    return Pair(
        where=_where(index, tuple(value.shape), axes, partners, wrong.part.words, want.rotary),
        dimensions=partners,
        want=wanted,
        got=found,
        before=_point(before, ends) if before is not None and before.shape == value.shape else None,
    )


def _partners(
    index: tuple[int, ...], shape: tuple[int, ...], axes: tuple[str, ...], rotary: int | None
) -> tuple[int, int] | None:
    """The two places on the last axis that make the vector of the element at ``index``."""
    if len(axes) != len(shape) or not shape:
        return None
    if axes[-1] == "component" and shape[-1] == 2:
        return 0, 1
    i, size = index[-1], shape[-1] if rotary is None else rotary
    if axes[-1] not in PAIR_AXES or size % 2 or i >= size:
        return None
    if axes[-1] == "adjacent_dimension":
        return i - i % 2, i - i % 2 + 1
    return i % (size // 2), i % (size // 2) + size // 2


def _where(
    index: tuple[int, ...],
    shape: tuple[int, ...],
    axes: tuple[str, ...],
    partners: tuple[int, int],
    part: Text | None,
    rotary: int | None,
) -> Text:
    """As of an element, without the dimension but with its pair."""
    if axes[-1] == "component":
        return where(index[:-1], shape[:-1], axes[:-1], part)
    pair = partners[0] // 2 if axes[-1] == "adjacent_dimension" else partners[0]
    return where((*index[:-1], pair), shape, (*axes[:-1], "pair"), part, rotary)


def _point(tensor: Tensor, ends: Sequence[tuple[int, ...]]) -> Point | None:
    x, y = (float(tensor[end].item()) for end in ends)
    return (x, y) if math.isfinite(x) and math.isfinite(y) else None


def _input(planned: "PlannedCase", want: Want) -> Tensor | None:
    """The one floating input of the wanted shape, if the call has one result."""
    if isinstance(planned.expected, tuple):
        return None
    given = [t for t in tensors([*planned.case.args, *planned.case.kwargs.values()]) if t.is_floating_point()]
    fitting = [t for t in given if t.shape == want.value.shape]
    return fitting[0] if len(fitting) == 1 else None
