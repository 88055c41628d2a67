r"""
id: half-pairs
see: explanation-usual-mistakes-3
title: {en: Dimension i was paired with i + d/2, zh: 第 i 维配成了第 i + d/2 维}
text:
  en: >-
    You used the half layout. This exercise pairs neighbours, (0, 1), (2, 3), …. Both give a relative score, but not
    the same one; at delta = 0 they agree, because a dot product does not care about pairs.
  zh: "你用的是前后两半的布局。本题相邻两维成对：(0, 1)、(2, 3)……。两种都能得到相对位置的得分，但数值不同；delta \
    = 0 时相同，因为点积与配对无关。"
"""

import torch


def relative_score(q, k, delta, base=10000.0):
    theta = base ** (-torch.arange(0, q.shape[-1], 2) / q.shape[-1])
    angle = delta[..., None] * theta
    a, b = q.chunk(2, dim=-1)
    c, d = k.chunk(2, dim=-1)
    dot, cross = a * c + b * d, b * c - a * d
    return (dot * angle.cos() + cross * angle.sin()).sum(-1)
