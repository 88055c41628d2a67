r"""
id: no-gather
see: explanation-usual-mistakes-3
title: {en: Column j was given row j of the table, zh: 第 j 列用了表的第 j 行}
text:
  en: >-
    q @ rel_k.T was added as it is, so that key j always gets row j, wherever the query stands. When T = 2K + 1 the
    shapes agree and nothing warns you. The row depends on the distance: select with idx.
  zh: "直接加上了 q @ rel_k.T，于是不管 query 在哪里，第 j 个 key 总是用第 j 行。T = 2K + 1 时形状正好对得上，没有\
    任何提醒。用哪一行取决于距离，要按 idx 挑选。"
"""

import torch


def shaw_scores(q, k, rel_k, q_pos, k_pos):
    columns = torch.arange(k.shape[2]).clamp(max=rel_k.shape[0] - 1)
    return (q @ k.mT + (q @ rel_k.mT)[..., columns]) / q.shape[-1] ** 0.5
