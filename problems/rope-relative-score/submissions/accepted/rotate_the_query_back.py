"""The transpose of R(delta) on q, instead of R(delta) on k."""

import torch


def relative_score(q, k, delta, base=10000.0):
    angle = (delta[..., None] * base ** (-torch.arange(0, q.shape[-1], 2) / q.shape[-1])).repeat_interleave(2, dim=-1)
    quarter = torch.stack((-q[..., 1::2], q[..., 0::2]), dim=-1).flatten(-2)
    return ((q * angle.cos() - quarter * angle.sin()) * k).sum(-1)
