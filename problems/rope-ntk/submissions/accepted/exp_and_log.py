"""Through exp and log in float32."""

import math

import torch


def ntk_inv_freq(dim, base, factor):
    log_base = math.log(base) + math.log(factor) * dim / (dim - 2)
    return torch.exp(-torch.arange(0, dim, 2).float() * (log_base / dim))
