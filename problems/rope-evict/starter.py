"""Keep some tokens of a cache of rotated keys and renumber them without gaps."""

import torch


def evict_and_reindex(k_rot: torch.Tensor, keep: torch.Tensor, base: float = 10000.0) -> torch.Tensor:
    """Return the keys of the kept tokens, rotated for their new positions 0, 1, 2, …

    Example: keep = [0, 1, 7, 8]: the key of token 7 moves to position 2 and turns by -5 positions.
    """
    # k_rot: (B, H, T, D)   keep: (M,), ascending
    # TODO: take the rows that are kept.
    # TODO: turn each by the difference between its new and its old position.
    raise NotImplementedError
