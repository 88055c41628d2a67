"""The sinusoidal position table, for even and odd d_model.

The formula of https://arxiv.org/abs/1706.03762, section 3.5. With an odd width the last column is a sine, as in
DistilBERT.
"""

import math

import torch
from torch import Tensor


def sinusoidal_table(num_positions: int, d_model: int) -> Tensor:
    """Return the float32 table [num_positions, d_model]; even columns hold sines, odd columns cosines.

    Example: d_model 7 -> four columns of sines, three of cosines
    """
    position = torch.arange(num_positions, dtype=torch.float32).unsqueeze(1)  # (n, 1)
    theta = torch.exp(torch.arange(0, d_model, 2) * (-math.log(10000.0) / d_model))  # (ceil(d/2),)
    angle = position * theta  # (n, ceil(d/2))
    table = torch.zeros(num_positions, d_model)  # (n, d)
    table[:, 0::2] = torch.sin(angle)  # ceil(d/2) even columns
    table[:, 1::2] = torch.cos(angle[:, : d_model // 2])  # only floor(d/2) odd columns
    return table
