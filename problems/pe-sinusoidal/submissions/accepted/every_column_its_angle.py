"""float64 throughout: an angle for every column, and the function chosen by the column's parity."""

import torch


def sinusoidal_table(num_positions, d_model):
    j = torch.arange(d_model)
    divisor = torch.pow(torch.tensor(10000.0, dtype=torch.float64), 2 * (j // 2) / d_model)
    angle = torch.arange(num_positions, dtype=torch.float64)[:, None] / divisor
    return torch.where(j % 2 == 0, angle.sin(), angle.cos()).float()
