r"""
id: no-scale
see: statement-formula
title: {en: The scores were not scaled, zh: 得分没有缩放}
text:
  en: >-
    The division by sqrt(D) is missing altogether. Both terms are there; every score is sqrt(D) times too large.
  zh: "完全漏了除以 sqrt(D)。两项都有，但每个得分都大了 sqrt(D) 倍。"
"""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    return q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])
