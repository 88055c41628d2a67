"""Causal attention with the linear biases of ALiBi.

https://arxiv.org/abs/2108.12409, section 3; slopes as in the authors' code.
Does not handle: padding, or fewer key heads than query heads.
"""

import torch
from torch import Tensor


def alibi_attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """Return softmax(q k^T / sqrt(D) + bias) v, where the queries are the last positions of the keys.

    Example: one query and one key -> v
    """
    # q: (B, H, Tq, D)   k, v: (B, H, Tk, D)
    H, Tq, D = q.shape[1:]

    def series(n: int) -> Tensor:
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))  # (n,)

    c = 1 << (H.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:H]  # (H,)
    j = torch.arange(k.shape[2])  # (Tk,), keys
    i = j[-Tq:, None]  # (Tq, 1), queries: the last of the same positions
    bias = (slopes[:, None, None] * (j - i)).masked_fill(j > i, float("-inf"))  # (H, Tq, Tk)
    return (q @ k.mT / D**0.5 + bias).softmax(-1) @ v  # (B, H, Tq, Tk) @ (B, H, Tk, D)
