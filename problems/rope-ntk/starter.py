"""NTK-aware scaling: the RoPE frequencies with a base enlarged for a longer context."""

import torch


def ntk_inv_freq(dim: int, base: float, factor: float) -> torch.Tensor:
    """Return the dim/2 frequencies in float32, from 1 down to the plain last one divided by factor.

    Example: dim = 8, base = 10000, factor = 16 -> 1, 0.0397, 0.00157, 0.0000625
    """
    # TODO: enlarge the base so that the last frequency is divided by factor.
    # TODO: compute the frequencies from the new base.
    raise NotImplementedError
