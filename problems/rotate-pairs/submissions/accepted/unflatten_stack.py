"""See the last axis as (d/2, 2) and stack its two columns the other way round."""

import torch


def rotate_pairs(x):
    a, b = x.unflatten(-1, (x.shape[-1] // 2, 2)).unbind(-1)
    return torch.stack((b.neg(), a), dim=-1).flatten(-2)
