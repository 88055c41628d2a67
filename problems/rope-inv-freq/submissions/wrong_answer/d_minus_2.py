r"""
id: d-minus-2
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: The exponent was divided by d - 2, zh: 指数除成了 d - 2}
text:
  en: >-
    Your exponents reach exactly 1, so the last frequency is 1/base. That comes from stretching the range, as
    linspace(0, 1, d/2) does or the sinusoidal table of tensor2tensor and fairseq. In RoPE the denominator is d and
    the last exponent (d - 2)/d.
  zh: "你的指数恰好走到 1，最后一个频率成了 1/base。linspace(0, 1, d/2) 会这样拉伸区间，tensor2tensor 和 fairseq \
    的正弦表也是如此。RoPE 的分母是 d，最后一个指数是 (d - 2)/d。"
"""

import torch


def inv_freq(head_dim, base=10000.0):
    return base ** (-torch.arange(0, head_dim, 2) / max(head_dim - 2, 1))
