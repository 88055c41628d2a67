r"""
id: unsqueezed
see: explanation-usual-mistakes-and-where-they-happened-6
title: {en: An axis for the heads was added, zh: 多加了注意力头那一维}
text:
  en: >-
    The values are right, but the shape is [B, 1, T, dim]. Where the heads go depends on the layout of q, [B, H, T,
    D] or [B, T, H, D], so the function that applies the tables adds the axis, and not the one that makes them.
  zh: "数值是对的，但形状成了 [B, 1, T, dim]。头那一维放在哪里取决于 q 的排列，是 [B, H, T, D] 还是 [B, T, H, D]，\
    所以这一维应由使用表的函数来加，而不是由生成表的函数来加。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    freqs = position_ids[:, None, :, None] * base ** (-torch.arange(0, dim, 2) / dim)
    angle = torch.cat((freqs, freqs), dim=-1)
    return angle.cos(), angle.sin()
