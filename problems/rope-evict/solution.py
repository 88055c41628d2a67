"""Keep some tokens of a cache of rotated keys and renumber them without gaps.

Positions within the cache as in StreamingLLM, https://arxiv.org/abs/2309.17453; keys cached rotated, half layout.
Does not handle: rows whose positions are not their indices.
"""

import torch
from torch import Tensor


def evict_and_reindex(k_rot: Tensor, keep: Tensor, base: float = 10000.0) -> Tensor:
    """Return the keys of the kept tokens, rotated for their new positions 0, 1, 2, …

    Example: keep = [0, 1, 7, 8]: the key of token 7 moves to position 2 and turns by -5 positions.
    """
    # k_rot: (B, H, T, D)   keep: (M,)
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)  # (D/2,)
    delta = torch.arange(len(keep)) - keep  # (M,), new minus old position: 0 or negative
    angle = delta[:, None] * theta  # (M, D/2)
    a, b = k_rot[:, :, keep].chunk(2, dim=-1)  # (B, H, M, D/2) each, rows gathered before they are turned
    return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)  # (B, H, M, D)
