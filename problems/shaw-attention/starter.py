"""Attention with relative position vectors on keys and values."""

import torch


def shaw_attention(
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    rel_k: torch.Tensor,
    rel_v: torch.Tensor,
    q_pos: torch.Tensor,
    k_pos: torch.Tensor,
    mask: torch.Tensor | None = None,
) -> torch.Tensor:
    """Return sum_j p_ij (v_j + rel_v[idx_ij]), with p the softmax of Shaw's scores over the keys that may be seen.

    Example: a single key at the query's own position -> v_0 + rel_v[K]
    """
    # q: (B, H, Tq, D)   k, v: (B, H, Tk, D)   rel_k, rel_v: (2K + 1, D)   mask: (Tq, Tk), True = may attend
    # TODO: Shaw's scores (your shaw_scores), masked, and their softmax.
    # TODO: the values and the relative vectors, weighted by the probabilities.
    raise NotImplementedError
