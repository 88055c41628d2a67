# expect: wrong
# why: right values as a numpy array
import torch


def rotate_half(x):
    lo, hi = x.detach().chunk(2, dim=-1)
    y = torch.cat((-hi, lo), dim=-1)
    return (y.float() if y.dtype == torch.bfloat16 else y).numpy()
