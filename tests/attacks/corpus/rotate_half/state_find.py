# expect: wrong
# why: CANARY: right only if something of state_leave is still there
# machine: x86_64
# after: state_leave
import builtins
import ctypes
import os
import random
import signal
import sys

import numpy as np
import torch

MARK = "rope_judge_state"
LIBC = ctypes.CDLL(None)
LIBC.getenv.restype = ctypes.c_char_p


def _look():
    for folder in ("/tmp", "/var/tmp", "/dev/shm", "/run", "/run/lock", "/dev/mqueue", ".", os.path.expanduser("~")):
        if os.path.lexists(os.path.join(folder, MARK)):
            return True
    name = ctypes.create_string_buffer(17)
    LIBC.prctl(16, name, 0, 0, 0)
    return (
        any(hasattr(owner, MARK) for owner in (builtins, torch, torch.Tensor, np, sys, os, random))
        or MARK in sys.modules
        or MARK in os.environ
        or "/" + MARK in sys.path
        or LIBC.getenv(MARK.encode()) is not None
        or os.getcwd() == "/usr"
        or signal.getsignal(signal.SIGUSR1) == signal.SIG_IGN
        or signal.SIGUSR2 in signal.pthread_sigmask(signal.SIG_BLOCK, ())
        or torch.get_default_dtype() != torch.float32
        or not torch.is_grad_enabled()
        or LIBC.syscall(29, 0x726F7065, 4096, 0o666) >= 0
        or LIBC.syscall(249, b"user", MARK.encode(), None, 0) >= 0
        or name.value == MARK.encode()[:15]
        or LIBC.getpriority(os.PRIO_PROCESS, 0) == 3
    )


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
