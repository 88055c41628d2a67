# expect: time
# why: hangs in the backward pass, where only the gradient case gets to
import torch


class Slow(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        lo, hi = x.chunk(2, dim=-1)
        return torch.cat((-hi, lo), dim=-1)

    @staticmethod
    def backward(ctx, g):
        while True:
            pass


def rotate_half(x):
    return Slow.apply(x)
