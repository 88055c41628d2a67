"""YaRN: fast pairs keep their frequency, slow pairs are interpolated, a ramp lies between."""

import torch


def yarn_inv_freq(
    dim: int,
    base: float,
    factor: float,
    original_max: int,
    beta_fast: float = 32.0,
    beta_slow: float = 1.0,
) -> torch.Tensor:
    """Return the dim/2 frequencies in float32.

    Example: dim = 8, base = 10000, factor = 4, original_max = 4096 -> 1, 0.1, 0.00625, 0.00025
    """
    # TODO: the correction range, rounded outwards and clamped.
    # TODO: a ramp over the pair indices, 0 up to low and 1 from high on.
    # TODO: blend the plain frequencies with the interpolated ones.
    raise NotImplementedError
