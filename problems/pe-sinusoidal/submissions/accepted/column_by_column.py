"""A Python loop over the pairs."""

import torch


def sinusoidal_table(num_positions, d_model):
    t = torch.arange(num_positions, dtype=torch.float64)
    columns = []
    for i in range(d_model // 2):
        angle = t * 10000 ** (-2 * i / d_model)
        columns += [torch.sin(angle), torch.cos(angle)]
    return torch.stack(columns, dim=1).to(torch.float32)
