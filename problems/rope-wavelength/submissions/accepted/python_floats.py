"""A list of Python floats."""

import math

import torch


def wavelengths(head_dim, base=10000.0):
    thetas = (base ** (-2 * i / head_dim) for i in range(head_dim // 2))
    return torch.tensor([math.tau / theta for theta in thetas])
