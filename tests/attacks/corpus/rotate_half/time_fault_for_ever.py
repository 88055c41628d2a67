# expect: time
# why: a bad address, again and again: the handler of the signal returns to it
import ctypes
import signal

import torch


def rotate_half(x):
    signal.signal(signal.SIGSEGV, lambda *_anything: None)
    ctypes.string_at(8)
    return torch.zeros_like(x)
