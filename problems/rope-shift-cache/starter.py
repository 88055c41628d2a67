"""Shift cached keys: turn keys that are already rotated on to other positions."""

import torch


def shift_keys(k_rot: torch.Tensor, delta: int | torch.Tensor, base: float = 10000.0) -> torch.Tensor:
    """Return the keys as if every token stood delta positions later.

    Example: D = 4, base = 100, delta = 2: [1, 2, 3, 4] -> [-3.1440, 1.1655, -0.3391, 4.3176]
    """
    # k_rot: (B, H, T, D)   delta: int or (T,)
    # TODO: the angle by which each pair of each token has to be turned further.
    # TODO: turn the pairs (i, i + D/2) into a new tensor of the same dtype.
    raise NotImplementedError
