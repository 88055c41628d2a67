r"""
id: pairs-over-head
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: Pairs reach across the whole head, zh: 配对跨过了整个头}
text:
  en: >-
    Dimension i was paired with i + head_dim/2. The partner lies inside the rotated part, at i + rotary_dim/2; with
    the factor 0.25 your second members are dimensions that should have passed through. Cut off the rotated part
    first, then halve it.
  zh: "第 i 维配的是 i + head_dim/2。正确的搭档在参与旋转的那一段之内，是 i + rotary_dim/2；比例为 0.25 时，你的第二\
    个分量落在了本应原样通过的维度上。先截出参与旋转的那一段，再对半分。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        half, mid = dim // 2, x.shape[-1] // 2
        a, b = x[..., :half], x[..., mid : mid + half]
        parts = (a * cos - b * sin, x[..., half:mid], a * sin + b * cos, x[..., mid + half :])
        return torch.cat(parts, dim=-1).to(x.dtype)

    return turn(q), turn(k)
