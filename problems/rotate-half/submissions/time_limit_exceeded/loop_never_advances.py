"""A loop over the pairs that forgets to move on."""

import torch


def rotate_half(x):
    out = torch.empty_like(x)
    half = x.shape[-1] // 2
    i = 0
    while i < half:
        out[..., i] = -x[..., i + half]
        out[..., i + half] = x[..., i]
    return out
