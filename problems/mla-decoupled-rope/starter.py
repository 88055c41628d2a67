"""Scores of multi-head latent attention: a compressed part without positions, and a small rotated part beside it."""

import torch


def mla_scores(
    q_nope: torch.Tensor,
    q_pe: torch.Tensor,
    c_kv: torch.Tensor,
    k_pe: torch.Tensor,
    w_uk: torch.Tensor,
    position_ids: torch.Tensor,
    base: float = 10000.0,
) -> torch.Tensor:
    """Return the scores of every query with every key, before mask and softmax.

    Example: with all w_uk equal to 0 only the rotated part is left.
    """
    # q_nope: (B, H, T, dn)   q_pe: (B, H, T, dr)   position_ids: (B, T)
    # c_kv: (B, T, r)   k_pe: (B, T, dr), one for all heads   w_uk: (H, dn, r)
    # TODO: the part without positions: q_nope against w_uk c_kv. Does a key have to be written out for every head?
    # TODO: the part with positions: rotate q_pe and k_pe in adjacent pairs.
    # TODO: add and scale.
    raise NotImplementedError
