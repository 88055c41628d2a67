"""Sinusoidal vectors of arbitrary positions, without a table.

The formula of https://arxiv.org/abs/1706.03762, section 3.5, evaluated where it is asked for.
Does not handle: an odd d_model.
"""

import torch
from torch import Tensor


def sinusoidal_at(positions: Tensor, d_model: int, base: float = 10000.0) -> Tensor:
    """Return a float32 vector [sin, cos, sin, cos, ...] for every position.

    Example: positions of shape (2, 5), d_model 16 -> (2, 5, 16)
    """
    theta = base ** (-torch.arange(0, d_model, 2) / d_model)  # (d/2,)
    angle = positions[..., None] * theta  # (..., d/2), float32, which holds every position exactly
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(-2)  # (..., d/2, 2) -> (..., d)
