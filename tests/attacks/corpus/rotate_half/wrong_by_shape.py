# expect: wrong
# why: right for plain float32 of more than one axis, zeros for all that only a hidden case has
import torch


def rotate_half(x):
    if x.dim() < 2 or x.dtype != torch.float32 or not x.is_contiguous() or x.requires_grad:
        return torch.zeros_like(x)
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
