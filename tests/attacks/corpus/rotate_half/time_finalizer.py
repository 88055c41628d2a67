# expect: time
# why: right answers, but a local object's __del__ hangs as the call returns
import torch


class Anchor:
    def __del__(self):
        while True:
            pass


def rotate_half(x):
    anchor = Anchor()
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
