"""The score in closed form: q and k rotated by RoPE, from their distance alone."""

import torch


def relative_score(q: torch.Tensor, k: torch.Tensor, delta: torch.Tensor, base: float = 10000.0) -> torch.Tensor:
    """Return q^T R(delta) k, adjacent pairs, without a division by sqrt(d).

    Example: q = [1, 2, 3, 4], k = [2, 0, 1, 1], delta = 1 -> 11.4561
    """
    # q, k: (..., d)   delta: (...), position of k minus position of q
    # TODO: one angle per distance and pair.
    # TODO: two products per pair, one for the cosine and one for the sine; add over the pairs.
    raise NotImplementedError
