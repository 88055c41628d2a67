"""Dynamic NTK: NTK-aware frequencies that follow the length of the text.

emozilla's proposal, written up in https://arxiv.org/abs/2309.00071; the rope type "dynamic" of transformers.
Does not handle: keys that were cached under a smaller base.
"""

import torch
from torch import Tensor


def dynamic_ntk_inv_freq(dim: int, base: float, factor: float, max_position: int, seq_len: int) -> Tensor:
    """Return the dim/2 frequencies in float32; plain RoPE as long as the text is no longer than max_position.

    Example: dim = 4, base = 100, factor = 2, max_position = 8: seq_len = 16 -> 1, 0.0333; seq_len = 6 -> 1, 0.1
    """
    L = max(seq_len, max_position)  # a short text is treated as in training
    alpha = factor * L / max_position - (factor - 1)  # 1 at L = max_position, whatever the factor
    base = base * alpha ** (dim / (dim - 2))  # a float
    return base ** (-torch.arange(0, dim, 2) / dim)  # (dim/2,), float32
