r"""
id: degrees
see: explanation-usual-mistakes-4
title: {en: The angle was taken for degrees, zh: 把弧度当成了角度}
text:
  en: >-
    You converted the angle as if it were given in degrees, so vectors turn about 57 times too little. torch.cos and
    torch.sin take radians, and radians are what comes in; π/2 is a quarter turn.
  zh: "你把传入的角度当成角度制做了换算，结果向量只转了应转的约 1/57。torch.cos 和 torch.sin 要的是弧度，传进来的也是弧\
    度；π/2 就是四分之一圈。"
"""

import torch


def rotate_2d(x, angle):
    x0, x1 = x[..., 0], x[..., 1]
    c, s = angle.deg2rad().cos(), angle.deg2rad().sin()
    return torch.stack((x0 * c - x1 * s, x0 * s + x1 * c), dim=-1)
