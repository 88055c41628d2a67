# expect: accepted
# why: changes torch's defaults: what is reported must not depend on them
import torch

torch.set_default_dtype(torch.float64)
torch.set_printoptions(precision=1, threshold=1)


def rotate_half(x):
    lo, hi = x.chunk(2, dim=-1)
    return torch.cat((-hi, lo), dim=-1)
