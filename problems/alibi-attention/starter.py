"""Causal attention with the linear biases of ALiBi."""

import torch


def alibi_attention(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
    """Return softmax(q k^T / sqrt(D) + bias) v, where the queries are the last positions of the keys.

    Example: one query and one key -> v
    """
    # q: (B, H, Tq, D)   k, v: (B, H, Tk, D)
    # TODO: the ALiBi bias with its causal mask (your alibi_bias).
    # TODO: scaled scores, the bias at its place, softmax, values.
    raise NotImplementedError
