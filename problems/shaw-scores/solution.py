"""Attention scores with relative position vectors on the keys.

Equation 4 of https://arxiv.org/abs/1803.02155, for several heads that share one table.
Does not handle: a mask, or positions that differ from one sequence of a batch to another.
"""

import torch
from torch import Tensor


def shaw_scores(q: Tensor, k: Tensor, rel_k: Tensor, q_pos: Tensor, k_pos: Tensor) -> Tensor:
    """Return q_i · (k_j + rel_k[idx_ij]) / sqrt(D) for all queries i and keys j.

    Example: D = 64 -> both terms are divided by 8
    """
    # q: (B, H, Tq, D)   k: (B, H, Tk, D)   rel_k: (2K + 1, D)
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K  # (Tq, Tk), rows of rel_k
    content = q @ k.mT  # (B, H, Tq, Tk)
    position = torch.einsum("bhid,ijd->bhij", q, rel_k[idx])  # (B, H, Tq, Tk)
    return (content + position) / q.shape[-1] ** 0.5
