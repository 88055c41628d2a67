"""The relative bias of T5, looked up from a learned table."""

import torch


def t5_bias(
    table: torch.Tensor, q_len: int, k_len: int, bidirectional: bool = True, max_distance: int = 128
) -> torch.Tensor:
    """Return the bias [1, H, q_len, k_len] of the last q_len queries against all k_len keys.

    Example: a query's own position -> row 0 of the table
    """
    # table: (num_buckets, H)
    # TODO: key minus query for the last q_len positions and all keys.
    # TODO: buckets (your t5_bucket), as many as the table has rows.
    # TODO: look them up, with gradients, and put the axes in order.
    raise NotImplementedError
