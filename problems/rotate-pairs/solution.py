"""Rotate pairs: (x0, x1, x2, x3, ...) -> (-x1, x0, -x3, x2, ...), along the last axis.

Pairs dimension 2i with 2i + 1 and turns every pair by 90 degrees: the "interleaved" layout of RoPE.
Does not handle: an odd d.
"""

import torch
from torch import Tensor


def rotate_pairs(x: Tensor) -> Tensor:
    """Turn every pair of neighbours in the last axis by a quarter, counter-clockwise.

    Example: [1, 2, 3, 4] -> [-2, 1, -4, 3]
    """
    # x: (..., d), d even, any dtype
    a, b = x[..., 0::2], x[..., 1::2]  # (..., d/2) each: views of the even and the odd entries
    return torch.stack((-b, a), dim=-1).flatten(-2)  # (..., d/2, 2) -> (..., d), the members of a pair side by side
