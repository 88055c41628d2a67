# expect: not-accepted
# why: a timer throws exceptions into whatever code runs, the harness's own included, every half millisecond
import signal

import torch


class Bolt(BaseException):
    pass


def _throw(*_):
    raise Bolt


def rotate_half(x):
    signal.signal(signal.SIGALRM, _throw)
    signal.setitimer(signal.ITIMER_REAL, 0.0005, 0.0005)
    return torch.zeros_like(x)
