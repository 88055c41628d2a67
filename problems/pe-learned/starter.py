"""Learned absolute positions: look rows of a weight up and add them."""

import torch


def learned_positions(
    x: torch.Tensor, weight: torch.Tensor, position_ids: torch.Tensor | None = None, past_len: int = 0
) -> torch.Tensor:
    """Return x plus the weight's row of every token's position; raise for a position that has no row.

    Example: past_len 7, T = 1, no ids -> row 7 is added
    """
    # x: (B, T, d)   weight: (L, d)   position_ids: (B, T) or (1, T)
    # TODO: the positions: those given, or past_len .. past_len + T - 1.
    # TODO: look up and add; gradients have to reach the weight, and no position may leave the table.
    raise NotImplementedError
