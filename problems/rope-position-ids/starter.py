"""Positions from a mask: at which position does each token of a padded batch stand?"""

import torch


def position_ids_from_mask(attention_mask: torch.Tensor, past_len: int = 0) -> torch.Tensor:
    """Count the real tokens of each row from 0; return the columns from past_len on.

    Example: [[0, 0, 1, 1]] -> [[any, any, 0, 1]], nothing negative
    """
    # attention_mask: (B, T), 1 for a token, 0 for padding
    # TODO: count, make sure that padding is not negative, return the new columns.
    raise NotImplementedError
