# expect: not-accepted
# why: a wrapper without storage behind it, whose class lies about being torch.Tensor
import torch


class Hollow(torch.Tensor):
    @staticmethod
    def __new__(cls, x):
        return torch.Tensor._make_wrapper_subclass(cls, x.shape, dtype=x.dtype)

    @property
    def __class__(self):
        return torch.Tensor

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        while True:
            pass


def rotate_half(x):
    return Hollow(x)
