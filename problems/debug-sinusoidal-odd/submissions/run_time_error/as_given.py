"""The code as it was given: the odd columns are one too few for the cosines."""

import math

import torch


def sinusoidal_table(num_positions, d_model):
    position = torch.arange(num_positions, dtype=torch.float32).unsqueeze(1)
    theta = torch.exp(torch.arange(0, d_model, 2) * (-math.log(10000.0) / d_model))
    table = torch.zeros(num_positions, d_model)
    table[:, 0::2] = torch.sin(position * theta)
    table[:, 1::2] = torch.cos(position * theta)
    return table
