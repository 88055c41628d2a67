"""A 2x2 matrix for every distance and pair."""

import torch


def relative_score(q, k, delta, base=10000.0):
    n = q.shape[-1] // 2
    angle = delta[..., None] * torch.pow(base, -torch.arange(n) / n)
    c, s = angle.cos(), angle.sin()
    matrix = torch.stack((c, -s, s, c), dim=-1).unflatten(-1, (2, 2))
    turned = (matrix @ k.unflatten(-1, (n, 2)).unsqueeze(-1)).squeeze(-1)
    return torch.einsum("...ia,...ia->...", q.unflatten(-1, (n, 2)), turned)
