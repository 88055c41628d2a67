# expect: wrong
# why: off by one unit in the last place
import torch


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    y = torch.cat((-hi, lo), dim=-1)
    return torch.nextafter(y, torch.full_like(y, 100.0)) if y.dtype in (torch.float32, torch.float64) else y
