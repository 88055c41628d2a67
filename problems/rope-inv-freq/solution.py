"""The frequencies of RoPE: how far each pair of dimensions turns per token.

θ_i = base^(-2i/d), https://arxiv.org/abs/2104.09864. Does not handle: scaling for longer contexts (PI, NTK, YaRN).
"""

import torch
from torch import Tensor


def inv_freq(head_dim: int, base: float = 10000.0) -> Tensor:
    """Return base^(-2i/head_dim) for i = 0 ... head_dim/2 - 1, in float32.

    Example: head_dim = 8, base = 10000 -> [1, 0.1, 0.01, 0.001]
    """
    two_i = torch.arange(0, head_dim, 2)  # (d/2,): 0, 2, 4, …, one number per pair
    return base ** (-two_i / head_dim)  # (d/2,), float32: dividing integers gives the default dtype
