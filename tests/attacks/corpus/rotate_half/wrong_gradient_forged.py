# expect: wrong
# why: right values with a straight-through gradient of another function
import torch


class Liar(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        lo, hi = x.chunk(2, dim=-1)
        return torch.cat((-hi, lo), dim=-1)

    @staticmethod
    def backward(ctx, g):
        return g


def rotate_half(x):
    return Liar.apply(x)
