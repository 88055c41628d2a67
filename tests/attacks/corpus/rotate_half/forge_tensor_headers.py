# expect: not-accepted
# why: frames in the harness's own format with negative, overflowing and contradictory shapes, made with its own tools
import os
import struct
import sys

import torch

DIMS = ((-1,), (2**62, 2**62), (0, 2**63 - 1), (-(2**63), 2), (1,) * 255, (2**31,) * 2, ())


def _send():
    frame = sys._getframe()
    while frame:
        for value in frame.f_locals.values():
            if callable(getattr(value, "send", None)):
                return value.send
        frame = frame.f_back
    raise SystemExit


def rotate_half(x):
    send = _send()
    index = int(os.environ.get("NOTHING", 0))
    for dims in DIMS:
        for code in (0, 4, 11, 12, 255):
            for size in (0, 4, 2**40, 2**64 - 1):
                body = bytes([6, code, len(dims)]) + b"".join(struct.pack("<q", d) for d in dims)
                send(2, index, [body + struct.pack("<Q", size) + b"\0" * 64, bytes([7]) + bytes(4)])
                index += 1
    return torch.zeros_like(x)
