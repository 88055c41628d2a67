"""RotaryEmbedding: a module that builds its tables once and rotates from any starting position."""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    """Adjacent pairs; token t of q stands at position offset + t."""

    def __init__(self, hidden_size: int, num_heads: int, base: float = 10000, max_seq_len: int = 512) -> None:
        super().__init__()
        # TODO: cos and sin for max_seq_len positions and the pairs of one head.

    def forward(self, q: torch.Tensor, offset: int = 0) -> torch.Tensor:
        """Rotate q, [B, H, T, head_dim]; shape and dtype stay."""
        # TODO: the rows of the tokens' positions. What if there are not enough?
        # TODO: rotate, and keep the dtype.
        raise NotImplementedError
