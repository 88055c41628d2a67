"""The tables of RoPE: cos and sin for every token of a batch and every dimension of a head.

Half layout, as in transformers' Llama; https://arxiv.org/abs/2104.09864.
Does not handle: scaling for longer contexts, a cache from one call to the next.
"""

import torch
from torch import Tensor


def rope_cos_sin(position_ids: Tensor, dim: int, base: float = 1e7) -> tuple[Tensor, Tensor]:
    """Return (cos, sin), each [B, T, dim] in float32, with equal halves.

    Example: position_ids = [[2]], dim = 4, base = 100 -> cos = [[[-0.4161, 0.9801, -0.4161, 0.9801]]]
    """
    # position_ids: (B, T)
    theta = base ** (-torch.arange(0, dim, 2) / dim)  # (dim/2,)
    freqs = position_ids[:, :, None] * theta  # (B, T, dim/2), float32: whole numbers are exact in it
    angle = torch.cat((freqs, freqs), dim=-1)  # (B, T, dim), dimension i and i + dim/2 share an angle
    return angle.cos(), angle.sin()  # (B, T, dim) each
