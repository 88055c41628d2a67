"""The usual spelling, 1 / base ** exponent, with float32 exponents."""

import torch


def ntk_inv_freq(dim, base, factor):
    scaled = float(base) * factor ** (dim / (dim - 2))
    exponent = torch.arange(0, dim, 2, dtype=torch.float32) / dim
    return 1.0 / (scaled**exponent)
