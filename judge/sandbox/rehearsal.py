"""The harmless job that a waiting child judges into the void, to have its memory pages ready.

It does what submissions do (slice, negate, concatenate, differentiate; several dtypes) and nothing that any exercise
asks for. Written without torch, so that the warm process can be started before this one has imported it.
"""

import struct

from judge.sandbox import format as f
from judge.sandbox.job import encode_job

_SOURCE = b"""
import torch
from torch import Tensor


def rehearse(x: Tensor) -> Tensor:
    head, tail = x[..., :1], x[..., 1:]
    mixed = torch.cat((tail * 2, head), dim=-1)
    return mixed.reshape(x.shape)
"""
_SHAPE = (2, 3, 4)


def job() -> bytes:
    """The job, encoded."""
    calls = b"".join(
        _call(code, gradient=code == 0 and last)
        for code, last in ((0, False), (1, False), (3, False), (4, False), (0, True))
    )
    return encode_job(source=_SOURCE, entry="rehearse", calls=calls, time_ms=1000, memory=1 << 28, room=1 << 16)


def _call(code: int, *, gradient: bool) -> bytes:
    cotangents = (_tensor(code),) if gradient else ()
    return f.CALL.pack(gradient) + _tuple(_tensor(code)) + bytes([f.DICT]) + f.U32.pack(0) + _tuple(*cotangents)


def _tuple(*items: bytes) -> bytes:
    return bytes([f.TUPLE]) + f.U32.pack(len(items)) + b"".join(items)


def _tensor(code: int) -> bytes:
    count = _SHAPE[0] * _SHAPE[1] * _SHAPE[2]
    size = count * f.ITEMSIZE[code]
    numbers = (*_SHAPE, _SHAPE[1] * _SHAPE[2], _SHAPE[2], 1, 0, size)
    return bytes([f.TENSOR, code, len(_SHAPE)]) + struct.pack(f"<{len(numbers)}q", *numbers) + bytes(size)
