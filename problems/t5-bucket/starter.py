"""The buckets of T5: one each for small distances, logarithmic ones for large distances."""

import torch


def t5_bucket(
    rel: torch.Tensor, bidirectional: bool = True, num_buckets: int = 32, max_distance: int = 128
) -> torch.Tensor:
    """Return the bucket, int64, of every relative position (key minus query).

    Example: defaults, rel = 3 -> 19, the fourth bucket of the future
    """
    # rel: (...) int64
    # TODO: the direction: number of buckets per side, offset for the future, distance r >= 0.
    # TODO: small distances have a bucket each.
    # TODO: large ones share logarithmic buckets; nothing lies beyond the last.
    raise NotImplementedError
