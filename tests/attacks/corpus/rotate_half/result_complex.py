# expect: wrong
# why: right real part, NaN imaginary part
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    y = torch.cat((-hi, lo), dim=-1).to(torch.float64)
    return torch.complex(y, torch.full_like(y, float("nan")))
