"""See the last axis as (2, d/2), stack the two rows the other way round."""

import torch


def rotate_half(x):
    pairs = x.unflatten(-1, (2, x.shape[-1] // 2))
    a, b = pairs.unbind(-2)
    return torch.stack((b.neg(), a), dim=-2).flatten(-2)
