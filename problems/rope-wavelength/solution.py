"""Wavelengths: after how many tokens each pair of a RoPE head has made one full turn.

λ_i = 2π / θ_i, as in YaRN: https://arxiv.org/abs/2309.00071.
"""

import torch
from torch import Tensor


def wavelengths(head_dim: int, base: float = 10000.0) -> Tensor:
    """Return 2π / θ_i for i = 0 ... head_dim/2 - 1, in float32, with θ_i = base^(-2i/head_dim).

    Example: head_dim = 8, base = 10000 -> [6.28, 62.83, 628.32, 6283.19]
    """
    theta = base ** (-torch.arange(0, head_dim, 2) / head_dim)  # (d/2,), radians per token
    return 2 * torch.pi / theta  # (d/2,), radians per turn / radians per token = tokens per turn
