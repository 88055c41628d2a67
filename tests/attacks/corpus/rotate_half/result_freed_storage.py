# expect: not-accepted
# why: the result's storage has been given back: its bytes lie nowhere
import torch


def rotate_half(x):
    y = torch.zeros_like(x, memory_format=torch.contiguous_format).detach()
    y.untyped_storage().resize_(0)
    return y
