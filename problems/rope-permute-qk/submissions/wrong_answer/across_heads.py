r"""
id: across-heads
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: Rows were reordered across all heads, zh: 跨着所有头一起调换了各行}
text:
  en: >-
    You put all even rows of the matrix first and all odd ones behind them, so rows leave their head. Each head is
    rotated by itself and has a first and a second half of its own; reorder within each. With one head there is no
    difference.
  zh: "你把整个矩阵的偶数行全放到前面，奇数行全放到后面，于是各行离开了自己的头。每个头单独旋转，各有自己的前一半\
    和后一半，应当在每个头之内调换。只有一个头时没有区别。"
"""

import torch


def permute_qk(w, n_heads):
    return torch.cat((w[0::2], w[1::2]), dim=0)
