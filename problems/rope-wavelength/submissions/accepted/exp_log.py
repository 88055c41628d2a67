"""exp of a sum of logarithms."""

import math

import torch


def wavelengths(head_dim, base=10000.0):
    i = torch.arange(head_dim // 2, dtype=torch.float32)
    return torch.exp(i * (2 * math.log(base) / head_dim)) * math.tau
