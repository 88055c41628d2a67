r"""
id: transposed
see: explanation-usual-mistakes-1
title: {en: "Shifted backwards: the matrix is transposed", zh: 平移反了方向：矩阵转置了}
text:
  en: >-
    Your matrix is right for row vectors, or for -k: it takes PE(t) to PE(t - k). For a column vector the upper
    right entry of a block is +sin. M applied to (0, 1) must give (sin kθ, cos kθ).
  zh: "你的矩阵适用于行向量，或者说适用于 -k：它把 PE(t) 变成了 PE(t - k)。对列向量，每个块右上角的元素是 +sin。把 \
    M 作用在 (0, 1) 上，应当得到 (sin kθ, cos kθ)。"
"""

import torch


def shift_matrix(k, d_model, base=10000.0):
    theta = base ** (-torch.arange(0, d_model, 2) / d_model)
    cos, sin = (k * theta).cos().diag(), (k * theta).sin().diag()
    M = torch.zeros(d_model, d_model)
    M[0::2, 0::2], M[0::2, 1::2] = cos, -sin
    M[1::2, 0::2], M[1::2, 1::2] = sin, cos
    return M
