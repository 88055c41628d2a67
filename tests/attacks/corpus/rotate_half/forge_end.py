# expect: not-accepted
# why: finds the harness's own channel on the stack and says that it is finished, over and over, before any answer
import os
import sys

import torch


def _channel():
    frame = sys._getframe()
    while frame:
        for value in (*frame.f_locals.values(), *frame.f_globals.values()):
            if callable(getattr(value, "send", None)):
                yield value
        frame = frame.f_back


def rotate_half(x):
    for pipe in _channel():
        for kind in range(256):
            for count in (0, 1, 8, 11, 12, 2**32 - 1):
                try:
                    pipe.send(kind, count)
                except BaseException:
                    pass
    os._exit(0)
