r"""
id: sequence-axis
see: explanation-usual-mistakes-4
title: {en: The sequence axis was split, zh: 切分了序列维}
text:
  en: >-
    You split axis -2. In [B, H, T, d] that is the sequence: the first half of the tokens was exchanged with the
    second half, and no vector was turned. The pairs live in the last axis, dim=-1. When T == d the shapes cannot
    warn you.
  zh: "你切的是倒数第二维。在 [B, H, T, d] 里那是序列维：结果是前一半 token 与后一半 token 互换，向量本身一个也没\
    转。成对的坐标都在最后一维里，应当用 dim=-1。T == d 时，形状是不会提醒你的。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-2)
    return torch.cat((-b, a), dim=-2)
