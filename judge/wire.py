"""Trusted side of the pipe: writes jobs, reads frames.

The reader is the only code that meets what a submission wrote. It takes a closed set of kinds and dtypes, checks every
count against what is really there, copies the bytes out, and answers anything else with :class:`BadFrame`, which is a
verdict and never an exception that leaves the judge. Source of the rules: R3 and R4 in docs/security.md.
"""

import ctypes
import math
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import torch
from torch import Tensor

from judge.case import Value
from judge.frame import Described, Forbidden, Foreign, Got, NoEntry, NotCompiled, Raised, Returned
from judge.sandbox import format as f

DTYPES: tuple[torch.dtype, ...] = tuple(getattr(torch, name) for name in f.DTYPES)
_LARGEST_STRIDE = 1 << 31
_CODE = {dtype: code for code, dtype in enumerate(DTYPES)}


class BadFrame(Exception):
    """What came is no frame. The text is for our own log and for the learner's message, in English."""


@dataclass(frozen=True, slots=True)
class End:
    """The child says that it has answered every case; the judge counts for itself."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The child is confined and waits for its job."""


@dataclass(frozen=True, slots=True)
class Unconfined:
    """The child could not confine itself, and has not run anything."""

    text: str


Parsed: TypeAlias = Returned | Raised | NotCompiled | Forbidden | NoEntry | End | Ready | Unconfined


# --- jobs -------------------------------------------------------------------------------------------------------------


def encode_call(
    args: tuple[Value, ...], kwargs: Mapping[str, Value], cotangents: Sequence[Tensor], *, gradient: bool
) -> bytes:
    """One call of the entry point."""
    parts = [f.CALL.pack(gradient)]
    for value in (args, dict(kwargs), tuple(cotangents)):
        _put(parts, value)
    return b"".join(parts)


def _put(parts: list[bytes], value: Value) -> None:
    if isinstance(value, Tensor):
        _put_tensor(parts, value)
    elif value is None:
        parts.append(bytes([f.NONE]))
    elif isinstance(value, bool):
        parts.append(bytes([f.TRUE if value else f.FALSE]))
    elif isinstance(value, int):
        parts.append(bytes([f.INT]) + f.I64.pack(value))
    elif isinstance(value, float):
        parts.append(bytes([f.FLOAT]) + f.F64.pack(value))
    elif isinstance(value, str):
        parts.append(bytes([f.STR]) + _sized(value))
    elif isinstance(value, tuple | list):
        parts.append(bytes([f.TUPLE if isinstance(value, tuple) else f.LIST]) + f.U32.pack(len(value)))
        for item in value:
            _put(parts, item)
    elif isinstance(value, dict):
        parts.append(bytes([f.DICT]) + f.U32.pack(len(value)))
        for key, item in value.items():
            parts.append(_sized(key))
            _put(parts, item)
    else:
        raise TypeError(f"a case cannot hold a {type(value).__name__}")


def _put_tensor(parts: list[bytes], value: Tensor) -> None:
    """Shape, strides, offset and the storage behind them, so that the child gets the very same memory layout."""
    size = value.untyped_storage().nbytes() if value.numel() else 0
    numbers = (*value.shape, *value.stride(), value.storage_offset() if size else 0, size)
    parts.append(bytes([f.TENSOR, _CODE[value.dtype], value.dim()]) + struct.pack(f"<{len(numbers)}q", *numbers))
    if size:
        parts.append(ctypes.string_at(value.untyped_storage().data_ptr(), size))


def _sized(text: str) -> bytes:
    data = text.encode()
    return f.U32.pack(len(data)) + data


# --- frames -----------------------------------------------------------------------------------------------------------


def parse_frame(kind: int, body: bytearray) -> Parsed:
    """The frame of ``kind`` whose bytes are ``body``. Raises BadFrame, and nothing else, on anything unexpected."""
    reader = _Reader(body)
    parsed = _parse(kind, reader)
    if reader.left:
        raise BadFrame(f"{reader.left} bytes too many")
    return parsed


def _parse(kind: int, reader: "_Reader") -> Parsed:
    if kind == f.RETURNED:
        value, gradients, arguments = reader.value(), reader.value(), reader.value()
        if not isinstance(gradients, list) or not isinstance(arguments, list):
            raise BadFrame("a list was due")
        return Returned(value, tuple(gradients), tuple(arguments))
    if kind == f.RAISED:
        name, text, traceback = reader.text(), reader.text(), reader.text()
        memory, at_import = reader.number(), reader.number()
        return Raised(name[:80], text, traceback, out_of_memory=memory == 1, at_import=at_import == 1)
    if kind == f.NOT_COMPILED:
        text, line, column, line_text = reader.text(), reader.number(), reader.number(), reader.text()
        return NotCompiled(text, line if line > 0 else None, column if column > 0 else None, line_text)
    if kind == f.UNCONFINED:
        return Unconfined(bytes(reader.take(reader.left)).decode("utf-8", "replace"))
    if kind == f.FORBIDDEN:
        return Forbidden(reader.text(), reader.number(), reader.number())
    if kind == f.END:
        return End()
    if kind == f.NO_ENTRY:
        return NoEntry()
    if kind == f.READY:
        return Ready()
    raise BadFrame(f"no such frame: {kind}")


class _Reader:
    """Takes values off a body, never beyond its end."""

    def __init__(self, body: bytearray) -> None:
        self._body, self._size, self._at, self._items = memoryview(body), len(body), 0, 0

    @property
    def left(self) -> int:
        return self._size - self._at

    def take(self, size: int) -> memoryview:
        start, end = self._at, self._at + size
        if not start <= end <= self._size:
            raise BadFrame("cut short")
        self._at = end
        return self._body[start:end]

    def number(self) -> int:
        return int(f.I64.unpack(self.take(8))[0])

    def text(self) -> str:
        size = f.U32.unpack(self.take(4))[0]
        if size > f.MAX_TEXT:
            raise BadFrame("text too long")
        return bytes(self.take(size)).decode("utf-8", "replace")

    def value(self, depth: int = 0) -> Got:
        self._items += 1
        if depth > f.MAX_DEPTH + 1 or self._items > 4 * f.MAX_ITEMS:
            raise BadFrame("too deep or too many values")
        tag = self.take(1)[0]
        if tag == f.TENSOR:
            return self._tensor()
        if tag in (f.TUPLE, f.LIST):
            count = f.U32.unpack(self.take(4))[0]
            if count > f.MAX_ITEMS:
                raise BadFrame("too many items")
            items = [self.value(depth + 1) for _ in range(count)]
            return tuple(items) if tag == f.TUPLE else items
        if tag == f.FLOAT:
            return float(f.F64.unpack(self.take(8))[0])
        if tag == f.INT:
            return self.number()
        if tag == f.STR:
            return self.text()
        if tag == f.FOREIGN:
            return Foreign(self.text()[:80])
        if tag == f.DESCRIBED:
            return self._described()
        if tag in (f.NONE, f.TRUE, f.FALSE):
            return {f.NONE: None, f.TRUE: True, f.FALSE: False}[tag]
        raise BadFrame(f"no such value: {tag}")

    def _shape(self) -> tuple[int, ...]:
        ndim = self.take(1)[0]
        if ndim > f.MAX_NDIM:
            raise BadFrame(f"{ndim} axes")
        shape: tuple[int, ...] = struct.unpack(f"<{ndim}q", self.take(8 * ndim))
        if min(shape, default=0) < 0:
            raise BadFrame("a negative size")
        return shape

    def _described(self) -> Described:
        reason = self.take(1)[0]
        if reason >= len(f.REASONS):
            raise BadFrame("no such reason")
        dtype = self.text()[:80]
        return Described(self._shape(), dtype.removeprefix("torch."), f.REASONS[reason])

    def _tensor(self) -> Tensor:
        code = self.take(1)[0]
        if code >= len(DTYPES):
            raise BadFrame("no such dtype")
        shape = self._shape()
        size = f.U64.unpack(self.take(8))[0]
        numel = 1
        for n in shape:
            numel *= n  # Python integers: no overflow, whatever the claim
        if size != numel * f.ITEMSIZE[code] or size > self.left:
            raise BadFrame("the bytes do not fit the shape")
        if not size:
            # No elements, and yet strides that overflow: torch makes some of these and fails when they are used.
            if math.prod(max(n, 1) for n in shape) >= _LARGEST_STRIDE:
                raise BadFrame("a size beyond reason")
            return torch.empty(shape, dtype=DTYPES[code])
        data = bytearray(self.take(size))
        if DTYPES[code] is torch.bool:  # a byte that is neither 0 nor 1 is no bool
            return torch.frombuffer(data, dtype=torch.uint8).reshape(shape) != 0
        return torch.frombuffer(data, dtype=DTYPES[code]).reshape(shape)
