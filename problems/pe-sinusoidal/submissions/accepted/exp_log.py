"""Frequencies through exp and log, and two strided assignments: the form most tutorials print."""

import math

import torch


def sinusoidal_table(num_positions, d_model):
    table = torch.zeros(num_positions, d_model)
    position = torch.arange(num_positions, dtype=torch.float32).unsqueeze(1)
    div_term = torch.exp(torch.arange(0, d_model, 2).float() * (-math.log(10000.0) / d_model))
    table[:, 0::2] = torch.sin(position * div_term)
    table[:, 1::2] = torch.cos(position * div_term)
    return table
