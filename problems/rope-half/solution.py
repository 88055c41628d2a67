"""RoPE in the half layout: the pairs (x_i, x_{i + d/2}) are turned by position * theta_i.

As in GPT-NeoX and in transformers' Llama; the formula is that of https://arxiv.org/abs/2104.09864.
Does not handle: rows of positions per sequence, dtypes other than float32, a cache of cos and sin.
"""

import torch
from torch import Tensor


def rope_half(x: Tensor, pos: Tensor, base: float = 10000.0) -> Tensor:
    """Rotate the pairs (i, i + d/2) by their token's position; shape and dtype stay.

    Example: x = [[1, 2, 3, 4]], pos = [1] -> [[-1.9841, 1.9599, 2.4624, 4.0198]]
    """
    # x: (..., T, d)   pos: (T,)
    d = x.shape[-1]
    theta = base ** (-torch.arange(0, d, 2) / d)  # (d/2,)
    angle = pos[:, None] * theta  # (T, d/2), float32
    cos, sin = angle.cos(), angle.sin()  # (T, d/2), broadcast over everything before T
    a, b = x.chunk(2, dim=-1)  # (..., T, d/2) each
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)  # (..., T, d)
