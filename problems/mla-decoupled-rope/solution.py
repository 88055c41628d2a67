"""Scores of multi-head latent attention: a compressed part without positions, and a small rotated part beside it.

Adjacent pairs, as DeepSeek's weights want them; W_UK is absorbed into the query, so no key is written out.
Does not handle: mask, softmax, values, YaRN and its mscale.
"""

import torch
from torch import Tensor


def mla_scores(
    q_nope: Tensor, q_pe: Tensor, c_kv: Tensor, k_pe: Tensor, w_uk: Tensor, position_ids: Tensor, base: float = 10000.0
) -> Tensor:
    """Return the scores of every query with every key, before mask and softmax.

    Example: with all w_uk equal to 0 only the rotated part is left.
    """
    # q_nope: (B, H, T, dn)   q_pe: (B, H, T, dr)   position_ids: (B, T)
    # c_kv: (B, T, r)   k_pe: (B, T, dr), one for all heads   w_uk: (H, dn, r)
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    theta = base ** (-torch.arange(0, dr, 2) / dr)  # (dr/2,)
    angle = position_ids[:, None, :, None] * theta  # (B, 1, T, dr/2), the same for all heads
    unit = torch.polar(torch.ones_like(angle), angle)  # (B, 1, T, dr/2), complex

    def rotate(x: Tensor) -> Tensor:
        z = torch.view_as_complex(x.unflatten(-1, (-1, 2)).contiguous())  # (B, H or 1, T, dr/2), x0 + i x1
        return torch.view_as_real(z * unit).flatten(-2)  # (B, H or 1, T, dr)

    q_c = q_nope @ w_uk  # (B, H, T, r): W_UK moved over to the query
    content = q_c @ c_kv[:, None].mT  # (B, H, T, T), the cache itself serves as the keys of all heads
    position = rotate(q_pe) @ rotate(k_pe[:, None]).mT  # (B, H, T, T), one rotated key for all heads
    return (content + position) / (dn + dr) ** 0.5  # (B, H, T, T)
