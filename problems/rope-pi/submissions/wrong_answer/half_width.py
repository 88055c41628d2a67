r"""
id: half-width
see: statement-shapes
title: {en: The tables are only half as wide, zh: 表只有一半宽}
text:
  en: >-
    You return one column per pair, dim/2 of them. The tables must have dim columns, the same angles once for
    the first and once for the second half, because dimension i and dimension i + dim/2 turn together and x *
    cos needs a factor for each.
  zh: "你返回的表每对只有一列，一共 dim/2 列。表应当有 dim 列：前一半、后一半各放一遍同样的角度。第 i \
    维与第 i + dim/2 维一起旋转，x * cos 时每一维都要有自己的系数。"
"""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[..., None] / factor * theta
    return angle.cos(), angle.sin()
