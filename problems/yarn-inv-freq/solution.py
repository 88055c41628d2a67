"""YaRN: fast pairs keep their frequency, slow pairs are interpolated, a ramp lies between.

Peng et al., https://arxiv.org/abs/2309.00071; the ramp is that of the authors' code, straight in the pair index.
Does not handle: an unrounded range (truncate: false), the attention factor.
"""

import math

import torch
from torch import Tensor


def yarn_inv_freq(
    dim: int,
    base: float,
    factor: float,
    original_max: int,
    beta_fast: float = 32.0,
    beta_slow: float = 1.0,
) -> Tensor:
    """Return the dim/2 frequencies in float32.

    Example: dim = 8, base = 10000, factor = 4, original_max = 4096 -> 1, 0.1, 0.00625, 0.00025
    """

    def index(turns: float) -> float:
        # which pair makes so many turns within the training length?
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(math.floor(index(beta_fast)), 0), min(math.ceil(index(beta_slow)), dim - 1)
    width = high - low or 0.001  # a step instead of 0/0 where both coincide
    ramp = ((torch.arange(dim // 2) - low) / width).clamp(0, 1)  # (dim/2,), 0 for fast pairs, 1 for slow ones
    theta = base ** (-torch.arange(0, dim, 2) / dim)  # (dim/2,)
    return theta / factor * ramp + theta * (1 - ramp)  # (dim/2,), frequencies are blended, not wavelengths
