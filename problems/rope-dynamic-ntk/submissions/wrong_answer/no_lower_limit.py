r"""
id: no-lower-limit
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: "Short texts are scaled, too", zh: 短文本也被缩放了}
text:
  en: >-
    seq_len went into the formula although it is below max_position. Then α is less than 1, the base shrinks and
    all pairs turn faster; for very short texts α is negative, and a fractional power of it is NaN or complex.
    Use the larger of the two lengths.
  zh: "seq_len 小于 max_position 时，你仍把它代进了公式。此时 α 小于 1，base 变小，各对都转得更快；文本\
    再短，α 就成了负数，它的分数次幂是 NaN 或复数。应当取两个长度中较大的一个。"
"""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    alpha = torch.tensor(factor * seq_len / max_position - (factor - 1), dtype=torch.float64)
    base = base * alpha ** (dim / (dim - 2))
    return (base ** (-torch.arange(0, dim, 2) / dim)).float()
