"""The sinusoidal position table: one row of sines and cosines per position.

The formula of https://arxiv.org/abs/1706.03762, section 3.5: sines and cosines alternate.
Does not handle: an odd d_model (the last sine would have no cosine).
"""

import torch
from torch import Tensor


def sinusoidal_table(num_positions: int, d_model: int) -> Tensor:
    """Return the float32 table [num_positions, d_model]; column 2i holds sines, column 2i + 1 cosines.

    Example: position 0 -> [0, 1, 0, 1, ...]
    """
    t = torch.arange(num_positions)[:, None]  # (n, 1), positions
    theta = 10000 ** (-torch.arange(0, d_model, 2) / d_model)  # (d/2,), from 1 down to almost 1/10000
    angle = t * theta  # (n, d/2), float32
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)  # (n, d/2, 2) -> (n, d)
