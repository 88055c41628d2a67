r"""
id: d-model-scale
see: explanation-usual-mistakes-5
title: {en: "Divided by the root of the model's width", zh: 除以了模型宽度的平方根}
text:
  en: >-
    You divide by sqrt(H·D). Each head is an attention of its own, with vectors of D numbers; divide by sqrt(D).
    With one head nobody can tell.
  zh: "你除以的是 sqrt(H·D)。每个头是一个独立的注意力，向量只有 D 个数，应当除以 sqrt(D)。只有一个头时分不出来。"
"""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    return (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / (q.shape[1] * q.shape[-1]) ** 0.5
