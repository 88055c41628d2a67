"""Each frequency from the one before; the least exact form in use."""

import torch


def ntk_inv_freq(dim, base, factor):
    ratio = (base * factor ** (dim / (dim - 2))) ** (-2.0 / dim)
    theta = [1.0]
    for _ in range(dim // 2 - 1):
        theta.append(theta[-1] * ratio)
    return torch.tensor(theta, dtype=torch.float32)
