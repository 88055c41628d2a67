"""A cosine is a sine a quarter turn ahead."""

import math

import torch


def sinusoidal_table(num_positions, d_model):
    theta = torch.tensor([10000.0 ** (-2 * i / d_model) for i in range(d_model // 2)])
    angle = torch.arange(num_positions).float()[:, None] * theta.repeat_interleave(2)
    return torch.sin(angle + torch.tensor([0.0, math.pi / 2]).repeat(d_model // 2))
