"""Wavelengths: after how many tokens each pair of a RoPE head has made one full turn."""

import torch


def wavelengths(head_dim: int, base: float = 10000.0) -> torch.Tensor:
    """Return 2π / θ_i for i = 0 ... head_dim/2 - 1, in float32, with θ_i = base^(-2i/head_dim).

    Example: head_dim = 8, base = 10000 -> [6.28, 62.83, 628.32, 6283.19]
    """
    # TODO: the frequencies first, then tokens per turn. Do not round.
    raise NotImplementedError
