"""Debug this: rope_half is right for float32, and a bfloat16 model cannot use it.

Do not make it worse: angles need float32, whatever the dtype of x.
"""

import torch


def rope_half(x: torch.Tensor, pos: torch.Tensor, base: float = 10000.0) -> torch.Tensor:
    """Rotate the pairs (i, i + d/2) by their token's position; the dtype of x is to be kept."""
    # x: (..., T, d)   pos: (T,)
    half = x.shape[-1] // 2
    inv_freq = base ** (-torch.arange(half) / half)  # (d/2,)
    freqs = torch.outer(pos, inv_freq)  # (T, d/2)
    cos, sin = freqs.cos(), freqs.sin()  # (T, d/2)
    x1, x2 = x[..., :half], x[..., half:]  # (..., T, d/2) each
    return torch.cat((x1 * cos - x2 * sin, x2 * cos + x1 * sin), dim=-1)  # (..., T, d)
