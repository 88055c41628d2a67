r"""
id: mask-inverted
see: explanation-usual-mistakes-4
title: {en: The mask is read the wrong way round, zh: mask 的含义看反了}
text:
  en: >-
    You mask where mask is True. Here True means that a query may attend, as in scaled_dot_product_attention;
    nn.MultiheadAttention has it the other way round. A query that may see everything then sees nothing: NaN.
  zh: "你在 mask 为 True 的地方遮住了。这里 True 表示可以看，与 scaled_dot_product_attention 相同；\
    nn.MultiheadAttention 才是反过来的。本来什么都能看的 query 变得什么都看不见，结果是 NaN。"
"""

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    s = (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5
    if mask is not None:
        s = s.masked_fill(mask, float("-inf"))
    p = s.softmax(-1)
    return p @ v + torch.einsum("bhij,ijd->bhid", p, rel_v[idx])
