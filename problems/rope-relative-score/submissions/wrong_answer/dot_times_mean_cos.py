r"""
id: dot-times-mean-cos
see: explanation-usual-mistakes-4
title: {en: The plain dot product times an average cosine, zh: 点积乘以平均余弦}
text:
  en: >-
    "The score is q·k times a cosine" is a popular short cut and wrong twice: every pair has a cosine of its own,
    weighted by its own part of the dot product, and every pair has a sine term as well.
  zh: "“得分等于 q·k 乘以余弦”是个流行的简化，错了两处：每一对都有自己的余弦，乘的是自己那一部分点积；而且每一对\
    还有一个正弦项。"
"""

import torch


def relative_score(q, k, delta, base=10000.0):
    theta = base ** (-torch.arange(0, q.shape[-1], 2) / q.shape[-1])
    angle = delta[..., None] * theta
    return (q * k).sum(-1) * angle.cos().mean(-1)
