# expect: accepted
# why: atexit, finalizers and __del__ that never return: nothing after the last answer is waited for
import atexit
import weakref

import torch


def _forever(*_):
    while True:
        pass


class Heavy:
    __del__ = _forever


KEPT = Heavy()
atexit.register(_forever)
weakref.finalize(KEPT, _forever)


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
