"""Position interpolation: cos and sin of RoPE with every position divided by a factor."""

import torch


def pi_cos_sin(position_ids: torch.Tensor, dim: int, base: float, factor: float) -> tuple[torch.Tensor, torch.Tensor]:
    """Return (cos, sin), each (B, T, dim) in float32, half layout.

    Example: dim = 4, base = 100, factor = 4: position 2 turns the two pairs by 0.5 and 0.05 radians.
    """
    # position_ids: (B, T), int64
    # TODO: compute the dim/2 frequencies.
    # TODO: form the angle of every position and pair, squeezed by factor.
    # TODO: repeat the angles for both halves and take cos and sin.
    raise NotImplementedError
