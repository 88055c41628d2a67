r"""
id: uses-k
see: explanation-usual-mistakes-4
title: {en: The position term was computed with the key, zh: 位置项用 key 来算了}
text:
  en: >-
    You multiply the relative vector by the key. In the formula it is added to the key, and so meets the query: q_i
    · R, not k_j · R.
  zh: "你拿相对位置向量去乘 key。公式里它是加在 key 上的，因此与之相乘的是 query：q_i · R，而不是 k_j · R。"
"""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    return (q @ k.mT + torch.einsum("bhjd,ijd->bhij", k, rel_k[idx])) / q.shape[-1] ** 0.5
