# expect: not-accepted
# why: a Tensor subclass that answers every function with itself, with the right values inside
import torch


class Mirror(torch.Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return args[0] if args else True


def rotate_half(x):
    lo, hi = x.detach().chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1).as_subclass(Mirror)
