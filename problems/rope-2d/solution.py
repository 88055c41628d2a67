"""Rotation in the plane: turn vectors counter-clockwise about the origin.

R(α) = [[cos α, -sin α], [sin α, cos α]], the building block of RoPE: https://arxiv.org/abs/2104.09864.
"""

import torch
from torch import Tensor


def rotate_2d(x: Tensor, angle: Tensor) -> Tensor:
    """Return R(angle) x for every vector in the last axis of x.

    Example: x = [1, 0], angle = pi/2 -> [0, 1]
    """
    # x: (..., 2)   angle: (...), broadcasts against x without its last axis
    x0, x1 = x[..., 0], x[..., 1]  # (...) each: views, nothing is copied
    c, s = angle.cos(), angle.sin()  # (...)
    return torch.stack((x0 * c - x1 * s, x0 * s + x1 * c), dim=-1)  # (..., 2), the leading axes broadcast
