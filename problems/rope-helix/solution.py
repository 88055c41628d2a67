"""The helix of a pair: the curve that pair i of a RoPE head draws as the position grows.

Its shadow on the ground is (1, 0) under RoPE: https://arxiv.org/abs/2104.09864.
"""

import torch
from torch import Tensor


def helix_points(i: int, d: int, base: float, m: Tensor) -> Tensor:
    """Return the points (cos m theta_i, sin m theta_i, m), one row per position.

    Example: i = 1, d = 4, base = 100, m = [10] -> [[0.5403, 0.8415, 10]]
    """
    # m: (T,)
    theta = base ** (-2 * i / d)  # a number: only one pair is drawn
    angle = m * theta  # (T,), float32
    return torch.stack((angle.cos(), angle.sin(), m), dim=-1)  # (T, 3), float32; m is converted without loss
