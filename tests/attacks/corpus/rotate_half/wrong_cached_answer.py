# expect: wrong
# why: keeps the first answer and gives it again, cut to shape
import torch

FIRST = []


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    FIRST.append(torch.cat((-hi, lo), dim=-1))
    flat = FIRST[0].detach().flatten().to(x.dtype)
    return flat.repeat(x.numel() // max(flat.numel(), 1) + 1)[: x.numel()].reshape(x.shape)
