r"""
id: base-ignored
see: explanation-usual-mistakes-4
title: {en: The base is always 10000, zh: base 始终是 10000}
text:
  en: >-
    10000 is written into the formula, and the parameter does nothing. With another base only the first pair is
    right.
  zh: "公式里写死了 10000，参数不起作用。换一个 base，就只有第一对是对的。"
"""

import torch


def shift_matrix(k, d_model, base=10000.0):
    theta = 10000.0 ** (-torch.arange(0, d_model, 2) / d_model)
    cos, sin = (k * theta).cos().diag(), (k * theta).sin().diag()
    M = torch.zeros(d_model, d_model)
    M[0::2, 0::2], M[0::2, 1::2] = cos, sin
    M[1::2, 0::2], M[1::2, 1::2] = -sin, cos
    return M
