# expect: wrong
# why: CANARY: right only if something of the server or of an exercise is left in the memory that a submission inherits
import ctypes
import os
import time

import torch

libc = ctypes.CDLL(None)
PIECE = 1 << 16
# What is looked for, each letter replaced by the next: plain it would be found in the memory of this very source.
NEEDLES = [b"SPQF`KVEHF`DBOBSZ", b"QHQBTTXPSE", b"efg!fyqfdufe)", b"EBUBCBTF`VSM"]
NEXT = bytes((byte + 1) % 256 for byte in range(256))


def _worked():
    out, into = os.pipe()
    low = id(object()) - (128 << 20)
    low -= low % PIECE
    end = time.monotonic() + 0.4
    for start in range(low, low + (256 << 20), PIECE):
        if time.monotonic() > end:
            break
        # Written to a pipe, an address where nothing is is an error and no crash.
        count = libc.write(into, ctypes.c_void_p(start), ctypes.c_size_t(PIECE))
        data = os.read(out, count).translate(NEXT) if count > 0 else b""
        if any(needle in data for needle in NEEDLES):
            return True
    return False


FOUND = _worked()


def rotate_half(x):
    if not FOUND:
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
