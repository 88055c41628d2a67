"""Between projection and attention: rotate queries and keys, write keys and values into slots."""

import torch


def rope_and_write(
    qkv: torch.Tensor,
    positions: torch.Tensor,
    slots: torch.Tensor,
    k_cache: torch.Tensor,
    v_cache: torch.Tensor,
    n_q: int,
    n_kv: int,
    base: float = 10000.0,
) -> torch.Tensor:
    """Write into both caches and return the rotated queries, (N, n_q, D).

    Example: a token at position 5 with slot 812 is rotated by 5 and stored in row 812.
    """
    # qkv: (N, (n_q + 2 n_kv) * D)   positions, slots: (N,)   k_cache, v_cache: (S, n_kv, D)
    # TODO: take queries, keys and values apart.
    # TODO: rotate queries and keys by their positions.
    # TODO: write keys and values into their slots.
    raise NotImplementedError
