"""The bias of ALiBi with its causal mask, for queries at the end of the keys.

Figure 3 of https://arxiv.org/abs/2108.12409.
Does not handle: padding, or queries that are not the last positions.
"""

import torch
from torch import Tensor


def alibi_bias(n_heads: int, q_len: int, k_len: int) -> Tensor:
    """Return -slope * (i - j), and -inf for keys in the future, as float32 [n_heads, q_len, k_len].

    Example: one query, k_len keys -> the query stands at k_len - 1
    """

    def series(n: int) -> Tensor:
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))  # (n,)

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]  # (H,)
    j = torch.arange(k_len)  # (k,), keys
    i = j[k_len - q_len :, None]  # (q, 1), queries: the last of the same positions
    bias = slopes[:, None, None] * (j - i)  # (H, 1, 1) * (q, k) -> (H, q, k)
    return bias.masked_fill(j > i, float("-inf"))
