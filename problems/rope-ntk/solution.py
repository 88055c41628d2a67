"""NTK-aware scaling: the RoPE frequencies with a base enlarged for a longer context.

bloc97's proposal, written up in https://arxiv.org/abs/2309.00071, section 3.1 and appendix A.
Does not handle: dim = 2, where the exponent has no value; a factor that follows the length of the text.
"""

import torch
from torch import Tensor


def ntk_inv_freq(dim: int, base: float, factor: float) -> Tensor:
    """Return the dim/2 frequencies in float32, from 1 down to the plain last one divided by factor.

    Example: dim = 8, base = 10000, factor = 16 -> 1, 0.0397, 0.00157, 0.0000625
    """
    base = base * factor ** (dim / (dim - 2))  # a float; for the last pair the exponent cancels (dim - 2) / dim
    return base ** (-torch.arange(0, dim, 2) / dim)  # (dim/2,), float32
