"""Broadcast first, then fill a fresh buffer."""

import torch


def rotate_2d(x, angle):
    shape = torch.broadcast_shapes(x.shape[:-1], angle.shape)
    x, angle = x.expand(*shape, 2), angle.expand(shape)
    out = torch.empty(*shape, 2, dtype=x.dtype)
    out[..., 0] = x[..., 0] * angle.cos() - x[..., 1] * angle.sin()
    out[..., 1] = x[..., 0] * angle.sin() + x[..., 1] * angle.cos()
    return out
