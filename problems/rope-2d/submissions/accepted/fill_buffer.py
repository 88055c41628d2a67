"""Broadcast first, then fill a fresh buffer."""

import torch


def rotate_2d(x, angle):
    x0, x1, angle = torch.broadcast_tensors(x[..., 0], x[..., 1], angle)
    out = torch.empty(*angle.shape, 2, dtype=x.dtype)
    out[..., 0] = x0 * angle.cos() - x1 * angle.sin()
    out[..., 1] = x0 * angle.sin() + x1 * angle.cos()
    return out
