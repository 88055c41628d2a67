r"""
id: swapped
see: explanation-usual-mistakes-3
title: {en: The sine comes first, zh: 正弦放到了前面}
text:
  en: >-
    Your curve starts at (0, 1) and runs clockwise. At position 0 the pair stands where it was, at (1, 0); cosine
    first, sine second.
  zh: "你的曲线从 (0, 1) 出发，顺时针旋转。位置 0 上的一对应当原地不动，在 (1, 0)：余弦在前，正弦在后。"
"""

import torch


def helix_points(i, d, base, m):
    angle = m * base ** (-2 * i / d)
    return torch.stack((angle.sin(), angle.cos(), m), dim=-1)
