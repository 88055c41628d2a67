r"""
id: softmax-dim
see: explanation-usual-mistakes-6
title: {en: The softmax runs over the queries, zh: softmax 沿 query 维做了}
text:
  en: >-
    You normalise columns: for each key, its shares over the queries sum to 1. Each query distributes one unit over
    the keys; use the last axis.
  zh: "你归一化的是列：对每个 key，各 query 分到的份额之和为 1。应当是每个 query 把 1 分给各个 key，要用最后一维。"
"""

import torch


def shaw_attention(q, k, v, rel_k, rel_v, q_pos, k_pos, mask=None):
    K = rel_k.shape[0] // 2
    idx = (k_pos[None, :] - q_pos[:, None]).clamp(-K, K) + K
    s = (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5
    if mask is not None:
        s = s.masked_fill(~mask, -1e30)
    p = s.softmax(-2)
    return p @ v + torch.einsum("bhij,ijd->bhid", p, rel_v[idx])
