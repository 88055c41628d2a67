r"""
id: clockwise
see: explanation-usual-mistakes-1
title: {en: Rotated clockwise, zh: 转成了顺时针}
text:
  en: >-
    You turned by -α: the minus sign stands in the second component instead of the first. Take (1, 0) and a small
    positive angle; it has to move up, to (cos α, sin α), and yours moves down.
  zh: "你转的是 -α：负号出现在第二个分量，而它应该在第一个分量。拿 (1, 0) 转一个小的正角检验：它应当向上转到 (cos α, \
    sin α)，而你的结果向下转了。"
"""

import torch


def rotate_2d(x, angle):
    x0, x1 = x[..., 0], x[..., 1]
    c, s = angle.cos(), angle.sin()
    return torch.stack((x0 * c + x1 * s, x1 * c - x0 * s), dim=-1)
