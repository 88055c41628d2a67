# expect: accepted
# why: lru_cache gives the same tensor again
import torch
from torch import Tensor


def _right(n_heads: int) -> Tensor:
    """Return one positive slope per head, float32.

    Example: 2 heads -> [1/16, 1/256]
    """

    def series(n: int) -> Tensor:
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))  # (n,), 2^(-8h/n) for h = 1 .. n

    c = 1 << (n_heads.bit_length() - 1)  # the largest power of two <= n_heads
    new = series(2 * c)[0::2]  # (c,), those of 2c heads that c heads do not have
    return torch.cat((series(c), new))[:n_heads]  # (n,), only n - c of the new ones are needed


import functools

alibi_slopes = functools.lru_cache(_right)
