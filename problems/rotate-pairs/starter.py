"""Rotate pairs: (x0, x1, x2, x3, ...) -> (-x1, x0, -x3, x2, ...), along the last axis."""

import torch


def rotate_pairs(x: torch.Tensor) -> torch.Tensor:
    """Turn every pair of neighbours in the last axis by a quarter, counter-clockwise.

    Example: [1, 2, 3, 4] -> [-2, 1, -4, 3]
    """
    # x: (..., d), d even, any dtype
    # TODO: take the even and the odd entries apart, and put them together again in the other order.
    raise NotImplementedError
