# expect: not-accepted
# why: leaves marks on open files that it shares with the process it was forked from: status flags and offsets
import fcntl
import os

import torch

for fd in range(64):
    for attempt in (
        lambda: fcntl.fcntl(fd, fcntl.F_SETFL, fcntl.fcntl(fd, fcntl.F_GETFL) | os.O_APPEND | os.O_NONBLOCK | os.O_NOATIME),
        lambda: os.set_blocking(fd, False),
        lambda: os.lseek(fd, 4711, os.SEEK_SET),
    ):
        try:
            attempt()
        except OSError:
            pass


def rotate_half(x):
    return torch.zeros_like(x)
