# expect: accepted
# why: the result carries torch's lazy negative bit: bytes and values differ until it is resolved
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch._neg_view(torch.cat((hi, -lo), dim=-1))
