r"""
id: cos-only
see: statement-formula
title: {en: The sine term is missing, zh: 漏了正弦项}
text:
  en: >-
    You added (a c + b d) cos δθ over the pairs. That is only half of a rotation; what is missing, (b c - a d) sin
    δθ, is the part that tells before from after. Without it delta and -delta give the same score.
  zh: "你把各对的 (a c + b d) cos δθ 加了起来。这只是旋转的一半，漏掉的 (b c - a d) sin δθ 正是用来分辨前后的部分。\
    没有它，delta 与 -delta 的得分就一样了。"
"""

import torch


def relative_score(q, k, delta, base=10000.0):
    theta = base ** (-torch.arange(0, q.shape[-1], 2) / q.shape[-1])
    angle = delta[..., None] * theta
    a, b = q[..., 0::2], q[..., 1::2]
    c, d = k[..., 0::2], k[..., 1::2]
    dot = a * c + b * d
    return (dot * angle.cos()).sum(-1)
