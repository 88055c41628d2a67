"""Rotate half: (first half, second half) -> (-second half, first half), along the last axis.

Pairs dimension i with dimension i + d/2 and turns every pair by 90 degrees: the "half" layout of RoPE.
Does not handle: an odd d (the pairs would not come out).
"""

import torch
from torch import Tensor


def rotate_half(x: Tensor) -> Tensor:
    """Return [-x_{d/2..d-1}, x_{0..d/2-1}] along the last axis.

    Example: [1, 2, 3, 4] -> [-3, -4, 1, 2]
    """
    # x: (..., d), d even, any dtype
    a, b = x.chunk(2, dim=-1)  # (..., d/2) each: views, nothing is copied
    return torch.cat((-b, a), dim=-1)  # (..., d), a new tensor; negating and copying keep the dtype
