"""Everything in float64, rounded once."""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    j = torch.arange(d_model)
    angle = positions.double().unsqueeze(-1) * base ** (-(j - j % 2).double() / d_model)
    return torch.where(j % 2 == 0, torch.sin(angle), torch.cos(angle)).float()
