"""Values as the child reads and writes them. Runs next to the submission and is trusted by nobody.

Everything needed after the submission's code has run is bound to a local name before that, so that a submission which
replaces ``torch`` functions breaks its own answer and not the report of it.
"""

from collections.abc import Callable, Iterator
from struct import pack, unpack
from typing import Any

import torch

from judge.sandbox.format import (
    DESCRIBED,
    DICT,
    DTYPES,
    F64,
    FALSE,
    FLOAT,
    FOREIGN,
    I64,
    INT,
    ITEMSIZE,
    LIST,
    MAX_DEPTH,
    MAX_ITEMS,
    MAX_TEXT,
    NONE,
    REASONS,
    STR,
    TENSOR,
    TRUE,
    TUPLE,
    U32,
    U64,
)

_DTYPE_OF = tuple(getattr(torch, name) for name in DTYPES)
_CODE_OF = {dtype: code for code, dtype in enumerate(_DTYPE_OF)}
_Tensor, _Parameter = torch.Tensor, torch.nn.Parameter
_strided, _cpu = torch.strided, torch.device("cpu")


class Reader:
    """Takes values off a job, in order. The job comes from the judge, so nothing is checked."""

    def __init__(self, data: memoryview) -> None:
        self._data, self._at = data, 0

    @property
    def done(self) -> bool:
        return self._at >= len(self._data)

    def take(self, size: int) -> memoryview:
        piece = self._data[self._at : self._at + size]
        self._at += size
        return piece

    def byte(self) -> int:
        return int(self.take(1)[0])

    def value(self) -> Any:
        """The next value. A tensor is rebuilt with its own strides and offset over its own copy of the storage."""
        tag = self.byte()
        if tag == TENSOR:
            return self._tensor()
        if tag == INT:
            return I64.unpack(self.take(8))[0]
        if tag == FLOAT:
            return F64.unpack(self.take(8))[0]
        if tag == STR:
            return self.text()
        if tag in (TUPLE, LIST):
            items = [self.value() for _ in range(U32.unpack(self.take(4))[0])]
            return tuple(items) if tag == TUPLE else items
        if tag == DICT:
            return {self.text(): self.value() for _ in range(U32.unpack(self.take(4))[0])}
        return {NONE: None, TRUE: True, FALSE: False}[tag]

    def text(self) -> str:
        return str(self.take(U32.unpack(self.take(4))[0]), "utf-8")

    def _tensor(self) -> torch.Tensor:
        code, ndim = self.byte(), self.byte()
        count = 2 * ndim + 2
        numbers = unpack(f"<{count}q", self.take(8 * count))
        shape, strides, (offset, size) = numbers[:ndim], numbers[ndim:-2], numbers[-2:]
        dtype = _DTYPE_OF[code]
        if not size:
            return torch.empty(shape, dtype=dtype)
        storage = torch.frombuffer(bytearray(self.take(size)), dtype=dtype)
        return storage.as_strided(shape, strides, offset)


def tensors(value: Any) -> Iterator[torch.Tensor]:
    """Every tensor in ``value``, depth first: the order in which the judge counts them."""
    if issubclass(type(value), _Tensor):  # what an object says of its own class is not asked
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from tensors(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from tensors(item)


class Writer:
    """Collects one frame. ``room``: bytes of tensor data that still fit; beyond it tensors are only described."""

    def __init__(self, room: int) -> None:
        self.parts: list[bytes] = []
        self._room = room

    def value(self, value: Any, depth: int = 0) -> None:
        kind = type(value)
        if kind is _Tensor or kind is _Parameter:
            self._tensor(value)
        elif value is None:
            self.parts.append(_byte(NONE))
        elif kind is bool:
            self.parts.append(_byte(TRUE if value else FALSE))
        elif kind is int and -(1 << 63) <= value < 1 << 63:
            self.parts.append(_byte(INT) + I64.pack(value))
        elif kind is float:
            self.parts.append(_byte(FLOAT) + F64.pack(value))
        elif kind is str:
            self.parts.append(_byte(STR) + _text(value))
        elif kind in (tuple, list) and depth < MAX_DEPTH and len(value) <= MAX_ITEMS:
            self.parts.append(_byte(TUPLE if kind is tuple else LIST) + U32.pack(len(value)))
            for item in value:
                self.value(item, depth + 1)
        else:
            self.parts.append(_byte(FOREIGN) + _text(_name_of(kind)))

    def text(self, text: str) -> None:
        self.parts.append(_text(text))

    def number(self, value: int) -> None:
        self.parts.append(I64.pack(value))

    def _tensor(self, value: torch.Tensor) -> None:
        code = _CODE_OF.get(value.dtype)
        reason = _why_without_data(value, code, self._room)
        if reason is not None:
            self.parts.append(_byte(DESCRIBED) + _byte(REASONS.index(reason)) + _text(str(value.dtype)) + _dims(value))
            return
        data = _raw(value)
        self._room -= len(data)
        self.parts.append(_byte(TENSOR) + _byte(code or 0) + _dims(value) + U64.pack(len(data)) + data)


def _byte(number: int) -> bytes:
    return number.to_bytes(1, "little")


def _text(text: str) -> bytes:
    data = text[:MAX_TEXT].encode("utf-8", "replace")[:MAX_TEXT]
    return U32.pack(len(data)) + data


def _name_of(kind: type) -> str:
    name = type.__dict__["__name__"].__get__(kind)
    return name[:80] if type(name) is str else "?"


def _dims(value: torch.Tensor) -> bytes:
    shape = value.shape
    return _byte(min(len(shape), 255)) + pack(f"<{len(shape)}q", *shape)


def _why_without_data(value: torch.Tensor, code: int | None, room: int) -> str | None:
    if value.layout != _strided:
        return "layout"
    if value.device != _cpu:
        return "device"
    if code is None:
        return "dtype"
    count, size = value.numel(), ITEMSIZE[code]
    if count * size > room:
        return "size"
    if not count:
        return None
    reach = sum((n - 1) * s for n, s in zip(value.shape, value.stride(), strict=True)) + 1
    return "storage" if (value.storage_offset() + reach) * size > value.untyped_storage().nbytes() else None


def _raw(value: torch.Tensor) -> bytes:
    """The elements in row-major order, copied out at once. Conjugate and negative bits are resolved."""
    flat = _contiguous(_resolve_neg(_resolve_conj(_detach(value))))
    size = flat.numel() * flat.element_size()
    return _string_at(flat.data_ptr(), size) if size else b""


def _bind() -> tuple[Callable[..., Any], ...]:
    import ctypes

    kinds = torch.Tensor
    return kinds.contiguous, kinds.resolve_neg, kinds.resolve_conj, kinds.detach, ctypes.string_at


_contiguous, _resolve_neg, _resolve_conj, _detach, _string_at = _bind()
