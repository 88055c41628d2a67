"""Every pair as a point on the unit circle; real and imaginary part change places, because the sine comes first."""

import torch


def sinusoidal_table(num_positions, d_model):
    theta = 1.0 / 10000 ** (torch.arange(d_model // 2) / (d_model // 2))
    angle = torch.outer(torch.arange(num_positions).float(), theta)
    points = torch.polar(torch.ones_like(angle), angle)
    return torch.view_as_real(points).flip(-1).reshape(num_positions, d_model)
