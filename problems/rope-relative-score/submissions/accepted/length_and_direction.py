"""|q| |k| cos(direction of k + delta theta - direction of q), pair by pair, in float64."""

import torch


def relative_score(q, k, delta, base=10000.0):
    n = q.shape[-1] // 2
    q, k = q.double().unflatten(-1, (n, 2)), k.double().unflatten(-1, (n, 2))
    angle = delta.double().unsqueeze(-1) * base ** (-torch.arange(n, dtype=torch.float64) / n)
    between = torch.atan2(k[..., 1], k[..., 0]) - torch.atan2(q[..., 1], q[..., 0])
    return (q.norm(dim=-1) * k.norm(dim=-1) * torch.cos(between + angle)).sum(-1).float()
