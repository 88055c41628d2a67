r"""
id: swapped
see: explanation-usual-mistakes-5
title: {en: The two components are swapped, zh: 两个分量放反了}
text:
  en: >-
    Both numbers are right, but x0 cos α - x1 sin α belongs first and x0 sin α + x1 cos α second. With an angle of 0
    the vector must stay as it is; yours comes back with its components exchanged.
  zh: "两个数都算对了，但 x0 cos α - x1 sin α 应放在前面，x0 sin α + x1 cos α 放在后面。角度为 0 时向量应当不变，而你的\
    结果两个分量互换了。"
"""

import torch


def rotate_2d(x, angle):
    x0, x1 = x[..., 0], x[..., 1]
    c, s = angle.cos(), angle.sin()
    return torch.stack((x0 * s + x1 * c, x0 * c - x1 * s), dim=-1)
