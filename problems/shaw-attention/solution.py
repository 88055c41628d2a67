"""Attention with relative position vectors on keys and values.

Equations 3 and 4 of https://arxiv.org/abs/1803.02155, for several heads that share both tables.
Does not handle: a query that may see no key at all.
"""

import torch
from torch import Tensor


def shaw_attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    rel_k: Tensor,
    rel_v: Tensor,
    q_pos: Tensor,
    k_pos: Tensor,
    mask: Tensor | None = None,
) -> Tensor:
    """Return sum_j p_ij (v_j + rel_v[idx_ij]), with p the softmax of Shaw's scores over the keys that may be seen.

    Example: a single key at the query's own position -> v_0 + rel_v[K]
    """
    # q: (B, H, Tq, D)   k, v: (B, H, Tk, D)   rel_k, rel_v: (2K + 1, D)   mask: (Tq, Tk)
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K  # (Tq, Tk), rows of both tables
    s = (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5  # (B, H, Tq, Tk)
    if mask is not None:
        s = s.masked_fill(~mask, float("-inf"))
    p = s.softmax(-1)  # (B, H, Tq, Tk), rows sum to 1
    return p @ v + torch.einsum("bhij,ijd->bhid", p, rel_v[idx])  # (B, H, Tq, D)
