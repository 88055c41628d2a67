"""Tensors as the playground shows them: numbers of a few slices. Made on the trusted side, from raw bytes alone."""

import math
from collections.abc import Iterator
from typing import Literal, TypeAlias

import torch
from torch import Tensor

from judge.frame import Described, Foreign, Got
from judge.model import Model
from judge.sandbox.format import MAX_NDIM
from judge.sandbox.free import MAX_TENSORS, cut

Cell: TypeAlias = float | int | str
"""A number, or the words for one that JSON or a browser's numbers cannot hold."""

_EXACT = 2**53


class Slice(Model):
    """The last two axes at one place of the others. ``sizes``: absolute values, where ``rows`` are complex numbers."""

    index: tuple[int, ...]
    rows: tuple[tuple[Cell, ...], ...]
    sizes: tuple[tuple[Cell, ...], ...] | None = None


class Shown(Model):
    """One tensor. ``without``: why its numbers are not here; ``part``: the shape of what is, if that is not all."""

    shape: tuple[int, ...]
    dtype: str
    without: Literal["size", "device", "layout", "storage", "dtype"] | None = None
    part: tuple[int, ...] | None = None
    low: float | None = None
    high: float | None = None
    slices: tuple[Slice, ...] = ()


class NoValue(Exception):
    """What came is no value of the playground's: the source had its fingers in it."""


def read_value(value: Got) -> tuple[str, tuple[Shown, ...]]:
    """Text and tensors of what the child sent. Raises NoValue where it is anything else."""
    if (
        not isinstance(value, tuple)
        or len(value) != 2
        or not isinstance(value[0], str)
        or not isinstance(value[1], list)
        or len(value[1]) > MAX_TENSORS
    ):
        raise NoValue
    return value[0], tuple(_shown(pair) for pair in value[1])


def _shown(pair: Got) -> Shown:
    if not isinstance(pair, tuple) or len(pair) != 2:
        raise NoValue
    shape, piece = _shape(pair[0]), pair[1]
    if isinstance(piece, Described):
        reason: Literal["size", "device", "layout", "storage", "dtype"] = piece.reason  # type: ignore[assignment]
        return Shown(shape=shape, dtype=piece.dtype, without=reason)
    if isinstance(piece, Foreign):  # a subclass of Tensor
        return Shown(shape=shape, dtype=piece.type_name, without="layout")
    if (
        not isinstance(piece, Tensor)
        or piece.dim() != len(shape)
        or any(n > m for n, m in zip(piece.shape, shape, strict=True))
    ):
        raise NoValue
    return _numbers(piece[tuple(slice(size) for size in cut(piece.shape))], shape)


def _shape(value: Got) -> tuple[int, ...]:
    if not isinstance(value, tuple) or len(value) > MAX_NDIM:
        raise NoValue
    sizes = [size for size in value if type(size) is int and size >= 0]
    if len(sizes) != len(value):
        raise NoValue
    return tuple(sizes)


def _numbers(piece: Tensor, shape: tuple[int, ...]) -> Shown:
    part = tuple(piece.shape)
    dtype = str(piece.dtype).removeprefix("torch.")
    plain = piece.abs() if piece.is_complex() else piece
    low, high = _bounds(plain)
    slices = tuple(_slices(piece, plain if piece.is_complex() else None))
    return Shown(shape=shape, dtype=dtype, part=None if part == shape else part, low=low, high=high, slices=slices)


def _bounds(plain: Tensor) -> tuple[float | None, float | None]:
    """The smallest and the largest finite number."""
    finite = plain.to(torch.float64)
    finite = finite[torch.isfinite(finite)]
    return (float(finite.min()), float(finite.max())) if finite.numel() else (None, None)


def _slices(piece: Tensor, sizes: Tensor | None) -> Iterator[Slice]:
    if not piece.numel():
        return
    rows = piece.reshape(-1, *_matrix(piece))
    absolute = None if sizes is None else sizes.reshape(rows.shape)
    for number, matrix in enumerate(rows):
        index = _unravel(number, tuple(piece.shape[:-2]))
        # Not validated: made here of numbers and words alone, and tens of thousands of cells would take a while.
        shown = None if absolute is None else _cells(absolute[number])
        yield Slice.model_construct(index=index, rows=_cells(matrix), sizes=shown)


def _unravel(number: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    """Which matrix that is, by the axes before the last two."""
    index: list[int] = []
    for size in reversed(shape):
        number, at = divmod(number, size)
        index.insert(0, at)
    return tuple(index)


def _matrix(piece: Tensor) -> tuple[int, int]:
    """The last two axes; a vector is one row."""
    columns = piece.shape[-1] if piece.dim() else 1
    return (piece.shape[-2] if piece.dim() > 1 else 1), columns


def _cells(matrix: Tensor) -> tuple[tuple[Cell, ...], ...]:
    return tuple(tuple(map(_cell, row)) for row in matrix.tolist())


def _cell(value: bool | int | float | complex) -> Cell:
    if isinstance(value, complex):
        return f"{value.real:.6g}{value.imag:+.6g}j"
    if isinstance(value, bool | int):
        return int(value) if abs(value) <= _EXACT else str(value)
    return float(f"{value:.6g}") if math.isfinite(value) else str(value)
