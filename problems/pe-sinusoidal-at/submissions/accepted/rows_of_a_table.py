"""A row for every position that occurs, then a lookup."""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    used, row = torch.unique(positions, return_inverse=True)
    theta = torch.tensor([base ** (-2 * i / d_model) for i in range(d_model // 2)])
    angle = used.float()[:, None] * theta
    table = torch.zeros(len(used), d_model)
    table[:, ::2], table[:, 1::2] = angle.sin(), angle.cos()
    return table[row]
