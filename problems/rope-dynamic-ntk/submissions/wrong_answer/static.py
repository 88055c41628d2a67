r"""
id: static
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: "The static formula: the length plays no part", zh: 用了静态公式，与长度无关}
text:
  en: >-
    You scale by the factor whatever the length is. That is static NTK-aware scaling: a short text is treated
    differently from training, and a very long one gets no more than a moderately long one. At seq_len =
    max_position the result must be plain RoPE.
  zh: "不管多长，你都按同一个倍数缩放。这是静态的 NTK-aware 缩放：短文本的处理与训练时不同，极长的文本\
    也得不到更多缩放。seq_len 等于 max_position 时，结果应当就是普通 RoPE。"
"""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    base = base * factor ** (dim / (dim - 2))
    return base ** (-torch.arange(0, dim, 2) / dim)
