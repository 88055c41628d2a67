"""Rotate half: (first half, second half) -> (-second half, first half), along the last axis."""

import torch


def rotate_half(x: torch.Tensor) -> torch.Tensor:
    """Return [-x_{d/2..d-1}, x_{0..d/2-1}] along the last axis.

    Example: [1, 2, 3, 4] -> [-3, -4, 1, 2]
    """
    # x: (..., d), d even, any dtype
    # TODO: split the last axis into two halves, negate one of them, and join them in the right order.
    raise NotImplementedError
