"""RoPE with adjacent pairs: (x0, x1), (x2, x3), ... are turned by position * theta_i.

The layout of the paper, https://arxiv.org/abs/2104.09864, and of GPT-J.
Does not handle: rows of positions per sequence, dtypes other than float32, a cache of cos and sin.
"""

import torch
from torch import Tensor


def rope_interleaved(x: Tensor, positions: Tensor, base: float = 10000.0) -> Tensor:
    """Rotate every pair of neighbouring dimensions by its token's position; shape and dtype stay.

    Example: x = [[1, 2, 3, 4]], positions = [1] -> [[-1.1426, 1.9221, 2.9599, 4.0298]]
    """
    # x: (..., T, d)   positions: (T,)
    d = x.shape[-1]
    theta = base ** (-torch.arange(0, d, 2) / d)  # (d/2,)
    angle = positions[:, None] * theta  # (T, d/2), float32
    cos, sin = angle.cos(), angle.sin()  # (T, d/2), broadcast over everything before T
    a, b = x[..., 0::2], x[..., 1::2]  # (..., T, d/2) each
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)  # (..., T, d)
