r"""
id: positions-ignored
see: explanation-usual-mistakes-6
title: {en: Positions are counted instead of read, zh: 位置是数出来的，没有读参数}
text:
  en: >-
    You count queries and keys from 0. Squares come out right; with a cache, or with queries amid the keys, every
    distance is wrong. Use q_pos and k_pos.
  zh: "你从 0 开始数 query 和 key。方阵是对的；有缓存时，或者 query 夹在 key 中间时，距离全都错了。要用 q_pos 和 \
    k_pos。"
"""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    K = rel_k.shape[0] // 2
    idx = (torch.arange(len(k_pos))[None, :] - torch.arange(len(q_pos))[:, None]).clamp(-K, K) + K
    return (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5
