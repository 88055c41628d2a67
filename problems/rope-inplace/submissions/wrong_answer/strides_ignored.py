r"""
id: strides-ignored
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: "x was taken for contiguous: foreign heads were rotated", zh: 把 x 当成连续的，转了别人的头}
text:
  en: >-
    You went through memory as if x were contiguous from its first element on. In a fused buffer that order
    leads into keys and values. A kernel has to be given the strides of the tensor, and to use them.
  zh: "你从 x 的第一个元素起，把内存当成连续的来走。在融合缓冲区里，这样会走进 key 和 value。kernel 必\
    须拿到张量的步长，并按步长寻址。"
"""

import torch


def apply_rope_(x, cos, sin):
    B, H, T, D = x.shape
    rows = torch.as_strided(x, (B, H, T, D), (H * T * D, T * D, D, 1), x.storage_offset())
    a, b = rows.chunk(2, dim=-1)
    new_a = a * cos - b * sin
    b.copy_(a * sin + b * cos)
    a.copy_(new_a)
    return x
