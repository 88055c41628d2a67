"""2π · base^(2i/d): one power, no division by a frequency."""

import math

import torch


def wavelengths(head_dim, base=10000.0):
    return 2 * math.pi * base ** (torch.arange(0, head_dim, 2).float() / head_dim)
