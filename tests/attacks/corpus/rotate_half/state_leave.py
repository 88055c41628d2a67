# expect: not-accepted
# why: leaves marks wherever something might outlive it: files, process attributes, torch, numpy, locale, umask, kernel objects
# machine: x86_64
import builtins
import ctypes
import locale
import os
import random
import signal
import sys
import tempfile

import numpy as np
import torch

MARK = "rope_judge_state"


def _try(attempt):
    try:
        attempt()
    except BaseException:
        pass


LIBC = ctypes.CDLL(None)
for folder in ("/tmp", "/var/tmp", "/dev/shm", "/run", "/run/lock", "/dev/mqueue", ".", os.path.expanduser("~"), tempfile.gettempdir()):
    _try(lambda: open(os.path.join(folder, MARK), "w").write(MARK))
for owner in (builtins, torch, torch.Tensor, np, sys, os, random):
    _try(lambda: setattr(owner, MARK, True))
sys.modules[MARK] = sys
sys.path.append("/" + MARK)
os.environ[MARK] = "1"
_try(lambda: LIBC.setenv(MARK.encode(), b"1", 1))
_try(lambda: os.umask(0o123))
_try(lambda: os.chdir("/usr"))
_try(lambda: signal.signal(signal.SIGUSR1, signal.SIG_IGN))
_try(lambda: signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR2}))
_try(lambda: locale.setlocale(locale.LC_ALL, "C"))
_try(lambda: torch.set_default_dtype(torch.float16))
_try(lambda: torch.set_grad_enabled(False))
_try(lambda: LIBC.syscall(29, 0x726F7065, 4096, 0o1666))
_try(lambda: LIBC.syscall(248, b"user", MARK.encode(), b"x", 1, -4))
_try(lambda: LIBC.prctl(15, MARK.encode()[:15], 0, 0, 0))
_try(lambda: os.nice(3))


def rotate_half(x):
    return torch.zeros_like(x)
