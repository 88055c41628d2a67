# expect: not-accepted
# why: puts /dev/null and stdout in the place of every other descriptor
import os

import torch


def rotate_half(x):
    null = os.open("/dev/null", os.O_RDWR)
    for fd in range(3, 64):
        if fd != null:
            try:
                os.fstat(fd)
                os.dup2(null if fd % 2 else 1, fd)
            except OSError:
                pass
    return torch.zeros_like(x)
