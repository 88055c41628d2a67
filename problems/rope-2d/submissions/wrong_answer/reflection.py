r"""
id: reflection
see: explanation-usual-mistakes-2
title: {en: A reflection instead of a rotation, zh: 做成了反射，不是旋转}
text:
  en: >-
    The minus sign stands before x1 cos α. That matrix, [[cos, sin], [sin, -cos]], has the determinant -1 and
    mirrors the plane. Apply it twice with the same angle; a rotation turns by 2α, yours gives x back.
  zh: "负号落在了 x1 cos α 前面。矩阵 [[cos, sin], [sin, -cos]] 的行列式是 -1，它是镜像。用同一个角度连续作用两次：旋转\
    会转过 2α，而你的结果又变回了 x。"
"""

import torch


def rotate_2d(x, angle):
    x0, x1 = x[..., 0], x[..., 1]
    c, s = angle.cos(), angle.sin()
    return torch.stack((x0 * c + x1 * s, x0 * s - x1 * c), dim=-1)
