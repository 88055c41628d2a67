"""Partial RoPE: rotate the first part of every head by its token's position, leave the rest as it is.

Half layout, as in Qwen3.5 and GPT-NeoX: https://arxiv.org/abs/2104.09864.
Does not handle: a cache of cos and sin, scaling for longer contexts, positions of images (M-RoPE).
"""

import torch
from torch import Tensor


def partial_rope(
    q: Tensor, k: Tensor, position_ids: Tensor, partial_rotary_factor: float = 0.25, base: float = 1e7
) -> tuple[Tensor, Tensor]:
    """Return (q', k'), each with the shape and dtype that came in.

    Example: D = 256 -> r = 64: dimensions 0 … 63 are rotated in 32 pairs (i, i + 32), 64 … 255 pass through.
    """
    # q: (B, Hq, T, D)   k: (B, Hk, T, D)   position_ids: (B, T)
    r = int(q.shape[-1] * partial_rotary_factor)  # rotary_dim
    theta = base ** (-torch.arange(0, r, 2) / r)  # (r/2,), the denominator is r and not D
    angle = position_ids[:, None, :, None] * theta  # (B, 1, T, r/2), float32; the 1 is for the heads
    cos, sin = angle.cos(), angle.sin()  # (B, 1, T, r/2)

    def rotate(x: Tensor) -> Tensor:
        a, b, rest = x.tensor_split((r // 2, r), dim=-1)  # (B, H, T, r/2) twice, (B, H, T, D - r)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)  # (B, H, T, D), float32
        return turned.to(x.dtype)

    return rotate(q), rotate(k)
