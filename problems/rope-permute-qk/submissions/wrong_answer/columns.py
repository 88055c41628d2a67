r"""
id: columns
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: Columns were permuted instead of rows, zh: 置换的是列，应当是行}
text:
  en: >-
    The columns of w belong to the input x, the rows to the output q. It is the dimensions of q that are rotated, so
    the rows have to be reordered. PyTorch's Linear keeps [out, in]; in libraries that keep [in, out] it would be
    the columns.
  zh: "w 的列对应输入 x，行对应输出 q。要旋转的是 q 的各维，所以应当调换行的次序。PyTorch 的 Linear 存的是 [out, \
    in]；在存 [in, out] 的库里才是调换列。"
"""

import torch


def permute_qk(w, n_heads):
    return torch.cat((w[:, 0::2], w[:, 1::2]), dim=1)
