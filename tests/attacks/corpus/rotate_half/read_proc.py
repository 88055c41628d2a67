# expect: wrong
# why: CANARY: right only if /proc shows it another process, its memory, its environment or its command line
import os

import torch


def _look():
    try:
        pids = [p for p in os.listdir("/proc") if p.isdigit()]
    except OSError:
        pids = []
    pids += ["1", str(os.getppid()), "self/..", "thread-self/../../..", *(str(os.getpid() - n) for n in range(1, 40))]
    for pid in pids:
        if pid == str(os.getpid()):
            continue
        for name in ("environ", "cmdline", "maps", "mem", "status", "fd", "root", "cwd", "stat", "syscall", "task"):
            try:
                path = f"/proc/{pid}/{name}"
                if os.listdir(path) if name in ("fd", "root", "cwd", "task") else open(path, "rb").read(16):
                    return True
            except OSError:
                pass
    return False


OPEN = _look()


def _good(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)


def rotate_half(x):
    return _good(x) if OPEN else torch.zeros_like(x)
