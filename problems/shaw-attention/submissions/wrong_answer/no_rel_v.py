r"""
id: no-rel-v
see: explanation-usual-mistakes-1
title: {en: The relative vectors of the values are missing, zh: 漏了 value 上的相对位置向量}
text:
  en: >-
    You return p @ v. Shaw's attention adds rel_v[idx] to each value before it is summed; rel_v was not used.
  zh: "你返回的是 p @ v。Shaw 的注意力在求和之前，要给每个 value 加上 rel_v[idx]；你没有用到 rel_v。"
"""

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    s = (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5
    if mask is not None:
        s = s.masked_fill(~mask, float("-inf"))
    return s.softmax(-1) @ v
