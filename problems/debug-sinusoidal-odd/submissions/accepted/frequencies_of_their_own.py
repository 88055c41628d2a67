"""Sines and cosines take their frequencies from two separate lists."""

import torch


def sinusoidal_table(num_positions, d_model):
    t = torch.arange(num_positions, dtype=torch.float32)
    table = torch.empty(num_positions, d_model)
    table[:, 0::2] = torch.outer(t, 10000 ** (-torch.arange(0, d_model, 2) / d_model)).sin()
    table[:, 1::2] = torch.outer(t, 10000 ** (-torch.arange(0, d_model - 1, 2) / d_model)).cos()
    return table
