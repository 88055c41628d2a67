"""Hands out x as a view of a buffer, and returns what became of both."""

import torch


def drive(submission, buffer, heads, cos, sin):
    """heads: None for x = buffer, (B, H, T, D); (first, count) for some heads of a buffer (B, T, N, D)."""
    x = buffer if heads is None else buffer[:, :, heads[0] : heads[0] + heads[1]].transpose(1, 2)
    out = submission.apply_rope_(x, cos, sin)
    same = isinstance(out, torch.Tensor) and out.data_ptr() == x.data_ptr()
    return buffer, out.clone() if isinstance(out, torch.Tensor) else out, same, cos, sin
