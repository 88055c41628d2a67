"""RoPE in the half layout: the pairs (x_i, x_{i + d/2}) are turned by position * theta_i."""

import torch


def rope_half(x: torch.Tensor, pos: torch.Tensor, base: float = 10000.0) -> torch.Tensor:
    """Rotate the pairs (i, i + d/2) by their token's position; shape and dtype stay.

    Example: x = [[1, 2, 3, 4]], pos = [1] -> [[-1.9841, 1.9599, 2.4624, 4.0198]]
    """
    # x: (..., T, d)   pos: (T,)
    # TODO: one frequency per pair, one angle per token and pair.
    # TODO: rotate the first half against the second, and put both halves back.
    raise NotImplementedError
