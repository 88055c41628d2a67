# expect: not-accepted
# why: every possible first byte, followed by noise, on every descriptor
import os

import torch


def rotate_half(x):
    for fd in range(3, 64):
        try:
            for first in range(256):
                os.write(fd, bytes([first]) + os.urandom(12))
        except OSError:
            pass
    return torch.zeros_like(x)
