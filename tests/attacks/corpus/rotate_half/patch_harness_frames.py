# expect: not-accepted
# why: rewrites names, counters and functions of the frames that called it, through ctypes
import ctypes
import sys

import torch

SYNC = ctypes.pythonapi.PyFrame_LocalsToFast
SYNC.argtypes = ctypes.py_object, ctypes.c_int


def rotate_half(x):
    frame = sys._getframe(1)
    while frame:
        for name, value in list(frame.f_locals.items()):
            if isinstance(value, bool):
                frame.f_locals[name] = True
            elif isinstance(value, int):
                frame.f_locals[name] = 10**6
            elif isinstance(value, torch.Tensor):
                frame.f_locals[name] = torch.zeros_like(value)
        SYNC(frame, 0)
        for name, value in list(frame.f_globals.items()):
            if callable(value) and "compare" in str(name) or "check" in str(name):
                frame.f_globals[name] = lambda *a, **k: True
        frame = frame.f_back
    return torch.zeros_like(x)
