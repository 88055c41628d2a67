# expect: not-accepted
# why: sends each answer of its own twice through the harness's channel: more frames than cases
import sys

import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    frame = sys._getframe()
    while frame and "pipe" not in frame.f_locals:
        frame = frame.f_back
    pipe = frame.f_locals["pipe"]
    if not getattr(pipe, "twice", False):
        pipe.twice = True
        send = pipe.send

        def twice(kind, index=0, parts=None):
            send(kind, index, parts)
            send(kind, index, parts)

        pipe.send = twice
    return torch.cat((-hi, lo), dim=-1)
