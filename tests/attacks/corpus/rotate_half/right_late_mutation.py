# expect: accepted
# why: a thread spoils every answered buffer a second later: bytes are copied out at once
import threading

import torch


ANSWERS = []


def _spoil():
    for answer in ANSWERS:
        answer.detach().zero_()


threading.Timer(0.9, _spoil).start()


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    ANSWERS.append(torch.cat((-hi, lo), dim=-1))
    return ANSWERS[-1]
