"""A loop over the columns."""

import torch


def sinusoidal_table(num_positions, d_model):
    t = torch.arange(num_positions, dtype=torch.float64)
    functions = torch.sin, torch.cos
    columns = [functions[c % 2](t * 10000 ** (-(c // 2) * 2 / d_model)) for c in range(d_model)]
    return torch.stack(columns, dim=-1).to(torch.float32)
