# expect: accepted
# why: a hand-written autograd.Function whose backward is its own inverse
import torch


class Quarter(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        n = x.shape[-1] // 2
        return torch.cat([-x[..., n:], x[..., :n]], -1)

    @staticmethod
    def backward(ctx, g):
        n = g.shape[-1] // 2
        return torch.cat([g[..., n:], -g[..., :n]], -1)


def rotate_half(x):
    return Quarter.apply(x)
