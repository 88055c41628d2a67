"""The score in closed form: q and k rotated by RoPE, from their distance alone.

R(m)^T R(n) = R(n - m), the property that https://arxiv.org/abs/2104.09864 was written for.
"""

import torch
from torch import Tensor


def relative_score(q: Tensor, k: Tensor, delta: Tensor, base: float = 10000.0) -> Tensor:
    """Return q^T R(delta) k, adjacent pairs, without a division by sqrt(d).

    Example: q = [1, 2, 3, 4], k = [2, 0, 1, 1], delta = 1 -> 11.4561
    """
    # q, k: (..., d)   delta: (...), position of k minus position of q
    d = q.shape[-1]
    theta = base ** (-torch.arange(0, d, 2) / d)  # (d/2,)
    angle = delta[..., None] * theta  # (..., d/2), float32
    q0, q1 = q[..., 0::2], q[..., 1::2]  # (..., d/2) each
    k0, k1 = k[..., 0::2], k[..., 1::2]  # (..., d/2) each
    dot, cross = q0 * k0 + q1 * k1, q1 * k0 - q0 * k1  # (..., d/2): how alike, and who is turned which way
    return (dot * angle.cos() + cross * angle.sin()).sum(dim=-1)  # (...)
