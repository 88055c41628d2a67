"""RoPE with adjacent pairs: (x0, x1), (x2, x3), ... are turned by position * theta_i."""

import torch


def rope_interleaved(x: torch.Tensor, positions: torch.Tensor, base: float = 10000.0) -> torch.Tensor:
    """Rotate every pair of neighbouring dimensions by its token's position; shape and dtype stay.

    Example: x = [[1, 2, 3, 4]], positions = [1] -> [[-1.1426, 1.9221, 2.9599, 4.0298]]
    """
    # x: (..., T, d)   positions: (T,)
    # TODO: one frequency per pair, one angle per token and pair.
    # TODO: take the pairs apart, rotate them, and put the results back where they came from.
    raise NotImplementedError
