r"""
id: no-frequency
see: explanation-usual-mistakes-3
title: {en: All pairs turn by the same angle, zh: 各对转了同样的角度}
text:
  en: >-
    Every block turns by k radians. That is the first pair only; pair i turns by k·θ_i, so each block needs its own
    cosine and sine.
  zh: "每个块都转了 k 弧度。那只是第一对；第 i 对转 k·θ_i，每个块要有自己的余弦和正弦。"
"""

import torch


def shift_matrix(k, d_model, base=10000.0):
    b = torch.full((d_model // 2,), float(k))
    cos, sin = b.cos().diag(), b.sin().diag()
    M = torch.zeros(d_model, d_model)
    M[0::2, 0::2], M[0::2, 1::2] = cos, sin
    M[1::2, 0::2], M[1::2, 1::2] = -sin, cos
    return M
