"""The sinusoidal position table: one row of sines and cosines per position."""

import torch


def sinusoidal_table(num_positions: int, d_model: int) -> torch.Tensor:
    """Return the float32 table [num_positions, d_model]; column 2i holds sines, column 2i + 1 cosines.

    Example: position 0 -> [0, 1, 0, 1, ...]
    """
    # TODO: the d_model/2 frequencies 10000^(-2i/d_model).
    # TODO: the angles position * frequency, for every position.
    # TODO: interleave sines and cosines of these angles.
    raise NotImplementedError
