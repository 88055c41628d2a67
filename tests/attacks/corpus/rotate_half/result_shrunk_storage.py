# expect: not-accepted
# why: sizes and strides reach beyond the storage
import torch


def rotate_half(x):
    y = torch.zeros(1 << 16, dtype=x.dtype).as_strided(x.shape, x.stride())
    y.untyped_storage().resize_(1)
    return y
