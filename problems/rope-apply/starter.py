"""Apply the tables of RoPE to queries and keys: half layout, first r dimensions, dtype kept."""

import torch


def apply_rotary_pos_emb(
    q: torch.Tensor, k: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor, unsqueeze_dim: int = 1
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return (q', k'), each with the shape and dtype that came in.

    Example: q = [1, 2, 3, 4], cos = [0.6, 0.6], sin = [0.8, 0.8] -> [-1, 2, 3, 4]
    """
    # q: (B, Hq, T, D), k: (B, Hk, T, D), or both with T before the heads   cos, sin: (B, T, r)
    # TODO: give cos and sin an axis for the heads.
    # TODO: rotate the first r dimensions of q and of k, pass the others through, keep the dtype.
    raise NotImplementedError
