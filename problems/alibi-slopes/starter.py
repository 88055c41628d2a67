"""The slopes of ALiBi: how strongly each head dislikes distance."""

import torch


def alibi_slopes(n_heads: int) -> torch.Tensor:
    """Return one positive slope per head, float32.

    Example: 2 heads -> [1/16, 1/256]
    """
    # TODO: the slopes 2^(-8h/c) for the largest power of two c that is not above n_heads, h = 1 .. c.
    # TODO: if heads are left, every other slope of 2c heads, beginning with the first.
    raise NotImplementedError
