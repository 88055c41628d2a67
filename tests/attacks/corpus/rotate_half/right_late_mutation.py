# expect: accepted
# why: a thread spoils every answered buffer a second later: bytes are copied out at once
import threading

import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    y = torch.cat((-hi, lo), dim=-1)
    timer = threading.Timer(1.0, y.detach().zero_)
    timer.daemon = True
    timer.start()
    return y
