# expect: wrong
# why: CANARY: right only if something of the server or of an exercise is left in the memory that a submission inherits
import ctypes
import os

import torch

libc = ctypes.CDLL(None)
PIECE = 1 << 16


def _worked():
    needles = [part.encode()[::-1] for part in ("YRANAC_EGDUJ_EPOR", "DROWSSAPGP", "(detcepxe fed", "tluser_gnorw ssalc")]
    out, into = os.pipe()
    low = id(object()) - (128 << 20)
    low -= low % PIECE
    for start in range(low, low + (256 << 20), PIECE):
        # Written to a pipe, an address where nothing is is an error and no crash.
        count = libc.write(into, ctypes.c_void_p(start), ctypes.c_size_t(PIECE))
        data = os.read(out, count) if count > 0 else b""
        if any(needle in data for needle in needles):
            return True
    return False


def rotate_half(x):
    if not _worked():
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
