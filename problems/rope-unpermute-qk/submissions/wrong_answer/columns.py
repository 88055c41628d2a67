r"""
id: columns
see: statement-formula
title: {en: Columns were permuted instead of rows, zh: 置换的是列，应当是行}
text:
  en: >-
    The columns of w belong to the input x, the rows to the output q. It is the dimensions of q that are rotated, so
    the rows have to be reordered.
  zh: "w 的列对应输入 x，行对应输出 q。要旋转的是 q 的各维，所以应当调换行的次序。"
"""

import torch


def unpermute_qk(w, n_heads):
    half = (w.shape[1] + 1) // 2
    order = torch.empty(w.shape[1], dtype=torch.int64)
    order[0::2], order[1::2] = torch.arange(half), torch.arange(half, w.shape[1])
    return w[:, order]
