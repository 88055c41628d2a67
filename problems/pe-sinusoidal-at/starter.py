"""Sinusoidal vectors of arbitrary positions, without a table."""

import torch


def sinusoidal_at(positions: torch.Tensor, d_model: int, base: float = 10000.0) -> torch.Tensor:
    """Return a float32 vector [sin, cos, sin, cos, ...] for every position.

    Example: positions of shape (2, 5), d_model 16 -> (2, 5, 16)
    """
    # positions: (...), int64 or int32
    # TODO: angles position * base^(-2i/d_model), with one more axis than positions.
    # TODO: interleave their sines and cosines along the last axis.
    raise NotImplementedError
