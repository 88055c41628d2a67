r"""
id: scaled-twice
see: explanation-usual-mistakes-1
title: {en: The position term is scaled twice, zh: 位置项缩放了两次}
text:
  en: >-
    The query was scaled for the position term and the sum was divided once more, so that term carries 1/D instead
    of 1/sqrt(D). Scale at one place.
  zh: "算位置项时 query 已经缩放过，之后总和又除了一次，于是这一项带的是 1/D 而不是 1/sqrt(D)。只在一个地方缩放。"
"""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    scale = q.shape[-1] ** -0.5
    return (q @ k.mT + torch.einsum("bhid,ijd->bhij", q * scale, rel_k[idx])) * scale
