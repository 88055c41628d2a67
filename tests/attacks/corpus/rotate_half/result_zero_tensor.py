# expect: not-accepted
# why: torch's own zero tensor without storage
import torch


def rotate_half(x):
    return torch._efficientzerotensor(x.shape, dtype=x.dtype)
