# expect: not-accepted
# why: one number seen 2**50 times through zero strides, split over many axes
import torch


def rotate_half(x):
    return torch.zeros(1, dtype=x.dtype).as_strided((1024,) * 5, (0,) * 5)
