"""Position interpolation: cos and sin of RoPE with every position divided by a factor.

Chen et al., https://arxiv.org/abs/2306.15595; the rope type "linear" of transformers. Half layout.
Does not handle: a cache of the tables, tables in other dtypes.
"""

import torch
from torch import Tensor


def pi_cos_sin(position_ids: Tensor, dim: int, base: float, factor: float) -> tuple[Tensor, Tensor]:
    """Return (cos, sin), each (B, T, dim) in float32, half layout.

    Example: dim = 4, base = 100, factor = 4: position 2 turns the two pairs by 0.5 and 0.05 radians.
    """
    # position_ids: (B, T)
    theta = base ** (-torch.arange(0, dim, 2) / dim)  # (dim/2,), from 1 down to almost 1/base
    m = position_ids[..., None] / factor  # (B, T, 1), true division: float32, no rounding to whole positions
    angle = torch.cat((m * theta, m * theta), dim=-1)  # (B, T, dim), dimensions i and i + dim/2 share an angle
    return angle.cos(), angle.sin()  # (B, T, dim) each
