r"""
id: z-angle
see: explanation-usual-mistakes-1
title: {en: The height is the angle instead of the position, zh: 高度用了角度，应当用位置}
text:
  en: >-
    The third coordinate is mθ_i; it has to be m. With the angle as height every pair draws one and the same helix,
    only with its points closer together, and nothing could be compared. For i = 0 both agree.
  zh: "第三个坐标成了 mθ_i，应当是 m。用角度作高度，每一对画出的都是同一条螺旋线，只是点的疏密不同，也就没什么可\
    比较的了。i = 0 时两者相同。"
"""

import torch


def helix_points(i, d, base, m):
    angle = m * base ** (-2 * i / d)
    return torch.stack((angle.cos(), angle.sin(), angle), dim=-1)
