"""Partial RoPE: rotate the first part of every head by its token's position, leave the rest as it is."""

import torch


def partial_rope(
    q: torch.Tensor,
    k: torch.Tensor,
    position_ids: torch.Tensor,
    partial_rotary_factor: float = 0.25,
    base: float = 1e7,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Return (q', k'), each with the shape and dtype that came in."""
    # q: (B, Hq, T, D)   k: (B, Hk, T, D)   position_ids: (B, T)
    # TODO: compute rotary_dim and its rotary_dim/2 frequencies.
    # TODO: compute cos and sin of position * frequency, in float32, with an axis for the heads.
    # TODO: rotate the pairs (i, i + rotary_dim/2), pass the remaining dimensions through, keep the dtype.
    raise NotImplementedError
