# expect: wrong
# why: a dtype that the judge does not know: float8
import torch
from torch import Tensor


def _right(x: Tensor, pos: Tensor, base: float = 10000.0) -> Tensor:
    """Rotate the pairs (i, i + d/2) by their token's position; the dtype of x is kept."""
    # x: (..., T, d)   pos: (T,)
    half = x.shape[-1] // 2
    inv_freq = base ** (-torch.arange(half) / half)  # (d/2,), float32 for every x
    freqs = torch.outer(pos, inv_freq)  # (T, d/2), float32: whole numbers up to 2^24 are exact
    cos, sin = freqs.cos(), freqs.sin()  # (T, d/2), between -1 and 1: from here on rounding does no harm
    x1, x2 = x[..., :half], x[..., half:]  # (..., T, d/2) each
    turned = torch.cat((x1 * cos - x2 * sin, x2 * cos + x1 * sin), dim=-1)  # (..., T, d), float32 or float64
    return turned.to(x.dtype)


def rope_half(x, pos, base=10000.0):
    right = _right(x, pos, base)
    return right.to(torch.float8_e4m3fn)
