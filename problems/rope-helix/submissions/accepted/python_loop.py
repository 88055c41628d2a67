"""One point after the other with the math module."""

import math

import torch


def helix_points(i, d, base, m):
    theta = base ** (-2 * i / d)
    return torch.tensor([[math.cos(n * theta), math.sin(n * theta), n] for n in m.tolist()], dtype=torch.float32)
