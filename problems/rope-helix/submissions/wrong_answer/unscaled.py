r"""
id: unscaled
see: explanation-usual-mistakes-4
title: {en: The radius grows with the position, zh: 半径随位置增大}
text:
  en: >-
    Cosine and sine were multiplied by the position, which draws a cone instead of a cylinder. A rotation keeps
    lengths, so seen from above every point lies on the unit circle.
  zh: "余弦和正弦乘上了位置，画出的是圆锥面上的线，而不是圆柱面上的。旋转不改变长度，从上往下看，每个点都应在单位\
    圆上。"
"""

import torch


def helix_points(i, d, base, m):
    angle = m * base ** (-2 * i / d)
    return torch.stack((m * angle.cos(), m * angle.sin(), m), dim=-1)
