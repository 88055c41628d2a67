r"""
id: exponent-i
see: explanation-usual-mistakes-4
title: {en: The exponent is i/d instead of 2i/d, zh: 指数写成了 i/d}
text:
  en: >-
    Your frequencies are base^(-i/d) with i the number of the pair. The vectors are made with base^(-2i/d); from the
    second pair on your blocks turn too far.
  zh: "你的频率是 base^(-i/d)，i 为对的序号。编码向量用的是 base^(-2i/d)；从第二对起，你的块都转多了。"
"""

import torch


def shift_matrix(k, d_model, base=10000.0):
    theta = base ** (-torch.arange(d_model // 2) / d_model)
    cos, sin = (k * theta).cos().diag(), (k * theta).sin().diag()
    M = torch.zeros(d_model, d_model)
    M[0::2, 0::2], M[0::2, 1::2] = cos, sin
    M[1::2, 0::2], M[1::2, 1::2] = -sin, cos
    return M
