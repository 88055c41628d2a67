# expect: wrong
# why: CANARY: right only if a path opened for nothing but its place lets files below it be read
import os

import torch


def _worked():
    for root in ("/", "/proc", "/proc/self", "/proc/1", "/etc", "/home", "/root", "/app", "/data", "/sys", "/dev"):
        try:
            place = os.open(root, os.O_PATH)
        except OSError:
            continue
        for name in ("passwd", "etc/passwd", "environ", "self/environ", "mem", "maps", "1/environ", "version", "fd/0", "shm/x", "judge/__init__.py", "problems/rotate-half/solution.py"):
            for flags in (os.O_RDONLY, os.O_RDONLY | os.O_NOFOLLOW, os.O_RDWR):
                try:
                    if os.read(os.open(name, flags, dir_fd=place), 1):
                        return True
                except OSError:
                    continue
        try:
            os.fchdir(place)
            if os.listdir(".") and root not in ("/", "/dev", "/sys"):
                return True
        except OSError:
            continue
    return False


def rotate_half(x):
    if not _worked():
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
