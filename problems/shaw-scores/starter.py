"""Attention scores with relative position vectors on the keys."""

import torch


def shaw_scores(
    q: torch.Tensor, k: torch.Tensor, rel_k: torch.Tensor, q_pos: torch.Tensor, k_pos: torch.Tensor
) -> torch.Tensor:
    """Return q_i · (k_j + rel_k[idx_ij]) / sqrt(D) for all queries i and keys j.

    Example: D = 64 -> both terms are divided by 8
    """
    # q: (B, H, Tq, D)   k: (B, H, Tk, D)   rel_k: (2K + 1, D)   q_pos: (Tq,)   k_pos: (Tk,)
    # TODO: the row of rel_k for every query and key (your relative_index).
    # TODO: the content term, the position term, and the scale of both.
    raise NotImplementedError
