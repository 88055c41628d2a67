r"""
id: float64
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: The result is float64, zh: 结果是 float64}
text:
  en: >-
    The values are right, but the dtype is float64. NumPy and Python floats are float64, and a float64 frequency
    turns cos, sin and finally the queries into float64 as well. Finish with .float().
  zh: "数值是对的，但 dtype 是 float64。NumPy 和 Python 的浮点数都是 float64；频率一旦是 float64，cos、sin 直到 \
    query 都会跟着变成 float64。最后加上 .float()。"
"""

import torch


def inv_freq(head_dim, base=10000.0):
    return base ** (-torch.arange(0, head_dim, 2, dtype=torch.float64) / head_dim)
