"""The same view as (2, d/2), flipped, with a column of signs."""

import torch


def rotate_half(x):
    d = x.shape[-1]
    pairs = x.reshape((*x.shape[:-1], 2, d // 2)).flip(-2)
    sign = torch.tensor([[-1], [1]], dtype=x.dtype)
    return (pairs * sign).reshape(x.shape)
