r"""
id: rel-k-for-v
see: explanation-usual-mistakes-1
title: {en: "The keys' table was used for the values", zh: value 用了 key 的表}
text:
  en: >-
    You add rel_k[idx] to the values. There are two tables: rel_k helps to choose, rel_v is what is handed on.
  zh: "你给 value 加的是 rel_k[idx]。一共有两张表：rel_k 用来选择，rel_v 才是要传下去的内容。"
"""

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    s = (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5
    if mask is not None:
        s = s.masked_fill(~mask, float("-inf"))
    p = s.softmax(-1)
    return p @ v + torch.einsum("bhij,ijd->bhid", p, rel_k[idx])
