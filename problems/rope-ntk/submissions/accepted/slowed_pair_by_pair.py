"""Plain frequencies, each slowed by its own factor s ** (2i / (d - 2))."""

import torch


def ntk_inv_freq(dim, base, factor):
    i = torch.arange(dim // 2, dtype=torch.float32)
    plain = torch.pow(torch.tensor(float(base)), -2 * i / dim)
    return plain / torch.pow(torch.tensor(float(factor)), 2 * i / (dim - 2))
