r"""
id: float64-result
see: statement-shapes
title: {en: The result is float64, zh: 结果是 float64}
text:
  en: >-
    The numbers are right, but the dtype is float64. Frequencies are kept in float32; a float64 table would turn
    every product with it into float64. Compute in float64 if you like and convert once at the end with
    .float().
  zh: "数值是对的，dtype 却是 float64。频率按 float32 保存；若是 float64，与它相乘的一切都会变成 float6\
    4。中间可以用 float64 计算，最后用 .float() 转换一次即可。"
"""

import torch


def ntk_inv_freq(dim, base, factor):
    base = base * factor ** (dim / (dim - 2))
    return base ** (-torch.arange(0, dim, 2, dtype=torch.float64) / dim)
