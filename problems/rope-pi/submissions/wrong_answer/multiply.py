r"""
id: multiply
see: explanation-usual-mistakes-2
title: {en: The positions were multiplied by the factor, zh: 位置乘上了倍数}
text:
  en: >-
    A longer text has to fit into the range of angles seen in training, so positions shrink: m / s. You
    stretched them, m · s, and run out of that range s times sooner. Some libraries pass the reciprocal as
    "scale" and multiply; here factor is larger than 1 and divides.
  zh: "更长的文本要放进训练时见过的角度范围，所以位置要缩小：m / s。你却把它放大成 m · s，超出范围反而\
    快了 s 倍。有些库把倒数叫作 scale，做的是乘法；本题的 factor 大于 1，应当做除法。"
"""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    m = position_ids[..., None] * factor
    angle = torch.cat((m * theta, m * theta), dim=-1)
    return angle.cos(), angle.sin()
