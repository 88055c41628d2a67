"""The relative bias of T5, looked up from a learned table.

https://arxiv.org/abs/1910.10683, section 2.1.
Does not handle: a causal mask (the decoder adds its own).
"""

import math

import torch
from torch import Tensor


def t5_bias(table: Tensor, q_len: int, k_len: int, bidirectional: bool = True, max_distance: int = 128) -> Tensor:
    """Return the bias [1, H, q_len, k_len] of the last q_len queries against all k_len keys.

    Example: a query's own position -> row 0 of the table
    """
    j = torch.arange(k_len)  # (k,)
    rel = j - j[k_len - q_len :, None]  # (q, k), key minus query
    if bidirectional:
        n = table.shape[0] // 2  # half of the buckets for each side
        start, r = n * (rel > 0), rel.abs()  # (q, k) each
    else:
        n, start, r = table.shape[0], 0, (-rel).clamp(min=0)
    e = n // 2  # distances below e are exact
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)  # (q, k)
    bucket = start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))  # (q, k)
    return table[bucket].permute(2, 0, 1)[None]  # (q, k, H) -> (1, H, q, k)
