r"""
id: twice
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: The permutation was applied twice, zh: 置换做了两遍}
text:
  en: >-
    The rows of each head have been reordered two times. That happens when the checkpoint was converted already, or
    when the loading code permutes as well. Twice is neither the one layout nor the other; for d = 4 it is the
    identity.
  zh: "每个头的行调换了两次。checkpoint 已经转换过，或者加载的代码自己也会置换，就会这样。做两遍，结果既不是这种\
    布局，也不是那种布局；d = 4 时则等于没做。"
"""

import torch


def permute_qk(w, n_heads):
    d = w.shape[0] // n_heads
    order = torch.cat((torch.arange(0, d, 2), torch.arange(1, d, 2)))
    order = order[order]
    return w.reshape(n_heads, d, -1)[:, order].reshape(w.shape)
