"""The bias of ALiBi with its causal mask, for queries at the end of the keys."""

import torch


def alibi_bias(n_heads: int, q_len: int, k_len: int) -> torch.Tensor:
    """Return -slope * (i - j), and -inf for keys in the future, as float32 [n_heads, q_len, k_len].

    Example: one query, k_len keys -> the query stands at k_len - 1
    """
    # TODO: the slopes of n_heads heads (your alibi_slopes).
    # TODO: the positions i of the last q_len queries, and j of all keys.
    # TODO: the bias, and -inf where j > i.
    raise NotImplementedError
