"""The sinusoidal position table. It works for even d_model; mend it for odd ones."""

import math

import torch


def sinusoidal_table(num_positions: int, d_model: int) -> torch.Tensor:
    """Return the float32 table [num_positions, d_model]; even columns hold sines, odd columns cosines.

    Example: d_model 7 -> four columns of sines, three of cosines
    """
    position = torch.arange(num_positions, dtype=torch.float32).unsqueeze(1)  # (n, 1)
    theta = torch.exp(torch.arange(0, d_model, 2) * (-math.log(10000.0) / d_model))
    angle = position * theta
    table = torch.zeros(num_positions, d_model)  # (n, d)
    table[:, 0::2] = torch.sin(angle)
    # TODO: for an odd d_model this line raises; find out which shapes meet here and mend it.
    table[:, 1::2] = torch.cos(angle)
    return table
