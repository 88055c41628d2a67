r"""
id: rel-v-from-scores
see: explanation-usual-mistakes-2
title: {en: The value vectors are weighted by raw scores, zh: 用原始得分给 value 向量加权}
text:
  en: >-
    The relative vectors of the values are summed with the scores instead of the probabilities. Both sums have the
    same weights, p; scores may be negative and do not sum to 1.
  zh: "value 上的相对位置向量是用得分而不是概率加权的。两个和的权重都应当是 p；得分可能为负，和也不是 1。"
"""

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    raw = (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5
    s = raw if mask is None else raw.masked_fill(~mask, float("-inf"))
    return s.softmax(-1) @ v + torch.einsum("bhij,ijd->bhid", raw, rel_v[idx])
