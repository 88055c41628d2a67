"""@ wants matrices that fit; batches of vectors do not."""

import torch


def relative_score(q, k, delta, base=10000.0):
    d = q.shape[-1]
    angle = (delta[..., None] * base ** (-torch.arange(0, d, 2) / d)).repeat_interleave(2, dim=-1)
    quarter = torch.stack((-k[..., 1::2], k[..., 0::2]), dim=-1).flatten(-2)
    return (k * angle.cos() + quarter * angle.sin()) @ q
