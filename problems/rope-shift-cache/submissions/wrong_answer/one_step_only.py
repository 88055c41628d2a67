r"""
id: one-step-only
see: statement-formula
title: {en: Every shift counts as a single position, zh: 不论平移多少，都只算一个位置}
text:
  en: >-
    Only the sign of delta was used, as with a table for one step forward and one step backward. The angle is
    delta times θ. A shift by 7 and then by -3 must be a shift by 4, and a serving program that kept the last
    delta only got incoherent text from its second shift on.
  zh: "你只用了 delta 的符号，就像只有“前进一步”和“后退一步”两张表。角度应是 delta 乘以 θ。先平移 7 再\
    平移 -3，等于平移 4；有个推理程序只记住最后一次的 delta，从第二次平移起输出就前言不搭后语了。"
"""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = torch.as_tensor(delta).sign()[..., None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = k_rot.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(k_rot.dtype)
