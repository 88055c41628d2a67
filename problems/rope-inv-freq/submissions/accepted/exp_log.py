"""Powers through exp and log; float32 loses a little more here, and it is enough."""

import math

import torch


def inv_freq(head_dim, base=10000.0):
    i = torch.arange(head_dim // 2, dtype=torch.float32)
    return torch.exp(i * (-2.0 * math.log(base) / head_dim))
