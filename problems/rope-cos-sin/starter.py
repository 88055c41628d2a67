"""The tables of RoPE: cos and sin for every token of a batch and every dimension of a head."""

import torch


def rope_cos_sin(position_ids: torch.Tensor, dim: int, base: float = 1e7) -> tuple[torch.Tensor, torch.Tensor]:
    """Return (cos, sin), each [B, T, dim] in float32, with equal halves.

    Example: position_ids = [[2]], dim = 4, base = 100 -> cos = [[[-0.4161, 0.9801, -0.4161, 0.9801]]]
    """
    # position_ids: (B, T)
    # TODO: one frequency per pair, one angle per token and pair.
    # TODO: list the angles once for each half, then take cos and sin.
    raise NotImplementedError
