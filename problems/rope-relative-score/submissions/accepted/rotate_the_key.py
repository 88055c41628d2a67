"""Turn k by delta, as RoPE would, and take a dot product."""

import torch


def relative_score(q, k, delta, base=10000.0):
    d = q.shape[-1]
    angle = delta.unsqueeze(-1).float() / base ** (torch.arange(0, d, 2).float() / d)
    cos, sin = angle.cos(), angle.sin()
    a, b = k[..., 0::2], k[..., 1::2]
    turned = torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
    return (q * turned).sum(-1)
