r"""
id: transposed-r
see: explanation-usual-mistakes-2
title: {en: Past and future exchanged their vectors, zh: 过去和未来的向量互换了}
text:
  en: >-
    You use the row for (j, i) in place of (i, j): query minus key. Keys before the query belong to the first half
    of the table. Only the diagonal comes out right.
  zh: "你用的是 (j, i) 的行，而不是 (i, j) 的：算成了 query 减 key。query 之前的 key 属于表的前一半。只有对角线是对\
    的。"
"""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    K = rel_k.shape[0] // 2
    idx = (q_pos[:, None] - k_pos[None, :]).clamp(-K, K) + K
    return (q @ k.mT + torch.einsum("bhid,ijd->bhij", q, rel_k[idx])) / q.shape[-1] ** 0.5
