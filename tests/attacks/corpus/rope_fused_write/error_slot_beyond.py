# expect: error
# why: writes far outside of the cache
import torch
from torch import Tensor


def _right(
    qkv: Tensor,
    positions: Tensor,
    slots: Tensor,
    k_cache: Tensor,
    v_cache: Tensor,
    n_q: int,
    n_kv: int,
    base: float = 10000.0,
) -> Tensor:
    """Write into both caches and return the rotated queries, (N, n_q, D).

    Example: a token at position 5 with slot 812 is rotated by 5 and stored in row 812.
    """
    # qkv: (N, (n_q + 2 n_kv) * D)   positions, slots: (N,)   k_cache, v_cache: (S, n_kv, D)
    D = k_cache.shape[-1]
    heads = qkv.view(len(qkv), -1, D)  # (N, n_q + 2 n_kv, D), a view
    theta = base ** (-torch.arange(0, D, 2) / D)  # (D/2,)
    angle = positions[:, None, None] * theta  # (N, 1, D/2), one angle for all heads of a token
    a, b = heads[:, : n_q + n_kv].chunk(2, dim=-1)  # (N, n_q + n_kv, D/2) each, values left out
    turned = torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)  # a new tensor
    k_cache[slots] = turned[:, n_q:]  # (N, n_kv, D), written into the rows named by slots
    v_cache[slots] = heads[:, n_q + n_kv :]  # (N, n_kv, D)
    return turned[:, :n_q]  # (N, n_q, D)


def rope_and_write(qkv, positions, slots, k_cache, v_cache, *more):
    return _right(qkv, positions, slots + (1 << 40), k_cache, v_cache, *more)
