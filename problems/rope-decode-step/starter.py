"""One step of decoding: a new token meets a cache of rotated keys."""

import torch


def decode_step(
    q: torch.Tensor,
    k_new: torch.Tensor,
    v_new: torch.Tensor,
    k_cache: torch.Tensor,
    v_cache: torch.Tensor,
    base: float = 10000.0,
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Return (out, k_cache', v_cache').

    Example: with T cached tokens the new one stands at position T.
    """
    # q: (B, Hq, 1, D)   k_new, v_new: (B, Hk, 1, D)   k_cache, v_cache: (B, Hk, T, D), keys rotated
    # TODO: rotate what belongs to the new token, and nothing else.
    # TODO: append key and value to the caches.
    # TODO: attention of one query over all keys, with grouped heads.
    raise NotImplementedError
