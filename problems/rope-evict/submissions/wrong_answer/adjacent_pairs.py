r"""
id: adjacent-pairs
see: statement-formula
title: {en: Adjacent dimensions were paired, zh: 配成了相邻维度}
text:
  en: >-
    The cache is in the half layout, i with i + D/2; you turned neighbours. The first rotation and yours do not
    add up.
  zh: "缓存采用前后两半布局，第 i 维与第 i + D/2 维成对；你转的是相邻两维，旧的旋转和你的旋转不会相加。"
"""

import torch


def evict_and_reindex(k_rot, keep, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = (torch.arange(len(keep)) - keep)[:, None] * theta
    kept = k_rot[:, :, keep]
    a, b = kept[..., 0::2], kept[..., 1::2]
    turned = (a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos())
    return torch.stack(turned, dim=-1).flatten(-2)
