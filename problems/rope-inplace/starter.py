"""RoPE in place: rotate x where it lies."""

import torch


def apply_rope_(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """Rotate the pairs (i, i + D/2) of x in place and return x.

    Example: angles 2 and 0.2: [1, 2, 3, 4] -> [-3.1440, 1.1655, -0.3391, 4.3176]
    """
    # x: (B, H, T, D), maybe a view   cos, sin: (T, D/2)
    # TODO: compute both new halves from the old ones.
    # TODO: write them into x, not into a copy of it.
    raise NotImplementedError
