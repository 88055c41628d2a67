r"""
id: adjacent-pairs
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: Adjacent dimensions were paired, zh: 配成了相邻维度}
text:
  en: >-
    The keys in this cache were rotated in the half layout, dimension i with i + D/2. You turned neighbours: the
    old rotation and yours do not add up, they mix four dimensions.
  zh: "这个缓存里的 key 是按前后两半布局旋转的，第 i 维与第 i + D/2 维成对。你转的是相邻两维：旧的旋转\
    和你的旋转不会相加，反而把四个维度搅在了一起。"
"""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = torch.as_tensor(delta)[..., None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = k_rot[..., 0::2], k_rot[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2).to(k_rot.dtype)
