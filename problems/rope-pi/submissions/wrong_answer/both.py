r"""
id: both
see: statement-formula
title: {en: Positions and frequencies were both divided, zh: 位置和频率都除了一遍}
text:
  en: >-
    The angle is a product of position and frequency. Dividing either by s is interpolation; you divided both,
    so the angles are s² times too small. With factor 4, position 16 should turn the first pair by 4 radians,
    not by 1.
  zh: "角度是位置与频率的乘积，其中一个除以 s 就是插值；你两个都除了，角度小了 s² 倍。倍数为 4 时，位置 \
    16 应让第一对转 4 弧度，而不是 1 弧度。"
"""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    theta = base ** (-torch.arange(0, dim, 2) / dim) / factor
    m = position_ids[..., None] / factor
    angle = torch.cat((m * theta, m * theta), dim=-1)
    return angle.cos(), angle.sin()
