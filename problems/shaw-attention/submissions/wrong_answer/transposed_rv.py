r"""
id: transposed-rv
see: explanation-usual-mistakes-3
title: {en: The value vectors of past and future are exchanged, zh: value 上过去和未来的向量互换了}
text:
  en: >-
    For the values you use the row of (j, i), query minus key; for the keys the right one. Both tables are read with
    the same idx.
  zh: "value 用的是 (j, i) 的行，即 query 减 key；key 用的则是对的。两张表应当用同一个 idx 来读。"
"""

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    s = (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5
    if mask is not None:
        s = s.masked_fill(~mask, float("-inf"))
    p = s.softmax(-1)
    return p @ v + torch.einsum("bhij,ijd->bhid", p, rel_v[2 * K - idx])
