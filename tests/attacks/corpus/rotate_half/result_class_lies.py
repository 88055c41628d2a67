# expect: wrong
# why: an ordinary object whose __class__ says torch.Tensor
import torch


class Pretender:
    __class__ = torch.Tensor

    def __init__(self, x):
        self.shape, self.dtype, self.device, self.layout = x.shape, x.dtype, x.device, x.layout

    def __getattr__(self, name):
        return lambda *a, **k: self


def rotate_half(x):
    return Pretender(x)
