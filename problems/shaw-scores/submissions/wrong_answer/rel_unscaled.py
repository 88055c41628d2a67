r"""
id: rel-unscaled
see: explanation-usual-mistakes-1
title: {en: The position term is not scaled, zh: 位置项没有缩放}
text:
  en: >-
    Only q·k is divided by sqrt(D). The relative vector is added to the key, so its product is divided too; without
    it the position term is sqrt(D) times too strong.
  zh: "只有 q·k 除以了 sqrt(D)。相对位置向量是加到 key 上的，它的内积同样要除；否则位置项强了 sqrt(D) 倍。"
"""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    return q @ k.mT / q.shape[-1] ** 0.5 + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])
