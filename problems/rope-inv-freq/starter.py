"""The frequencies of RoPE: how far each pair of dimensions turns per token."""

import torch


def inv_freq(head_dim: int, base: float = 10000.0) -> torch.Tensor:
    """Return base^(-2i/head_dim) for i = 0 ... head_dim/2 - 1, in float32.

    Example: head_dim = 8, base = 10000 -> [1, 0.1, 0.01, 0.001]
    """
    # TODO: one exponent per pair, then one power per exponent.
    raise NotImplementedError
