"""Flatten, build the matrix of angles, write both strided halves, and give the shape back."""

import math

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    t = positions.reshape(-1).to(torch.float32)
    freq = torch.exp(torch.arange(0, d_model, 2, dtype=torch.float32) * (-math.log(base) / d_model))
    out = torch.empty(t.numel(), d_model)
    out[:, 0::2] = torch.outer(t, freq).sin()
    out[:, 1::2] = torch.outer(t, freq).cos()
    return out.view(*positions.shape, d_model)
