"""Flip within the pairs, then multiply by alternating signs."""

import torch


def rotate_pairs(x):
    pairs = x.reshape((*x.shape[:-1], x.shape[-1] // 2, 2)).flip(-1)
    return (pairs * torch.tensor([-1, 1], dtype=x.dtype)).reshape(x.shape)
