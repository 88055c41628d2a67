"""DistilBERT's way: an angle for every column, then sine or cosine by parity."""

import torch


def sinusoidal_table(num_positions, d_model):
    c = torch.arange(d_model)
    angle = torch.arange(num_positions).double()[:, None] / 10000 ** (2 * (c // 2).double() / d_model)
    return torch.where(c % 2 == 0, torch.sin(angle), torch.cos(angle)).float()
