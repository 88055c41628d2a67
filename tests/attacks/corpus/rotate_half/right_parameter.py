# expect: accepted
# why: answers with a torch.nn.Parameter where no gradient is asked for
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    y = torch.cat((-hi, lo), dim=-1)
    return y if x.requires_grad or not y.is_floating_point() else torch.nn.Parameter(y)
