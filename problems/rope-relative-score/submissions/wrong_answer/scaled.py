r"""
id: scaled
see: explanation-usual-mistakes-5
title: {en: The score was divided by sqrt(d), zh: 得分除以了 sqrt(d)}
text:
  en: >-
    Attention divides by the square root of the head's width, but that is a step of its own, before the softmax.
    Asked for is q·R(delta)k itself; at delta = 0 it has to be the plain dot product.
  zh: "注意力确实会除以头宽的平方根，但那是 softmax 之前单独的一步。本题要的就是 q·R(delta)k；delta = 0 时应等于\
    普通的点积。"
"""

import torch


def relative_score(q, k, delta, base=10000.0):
    theta = base ** (-torch.arange(0, q.shape[-1], 2) / q.shape[-1])
    angle = delta[..., None] * theta
    a, b = q[..., 0::2], q[..., 1::2]
    c, d = k[..., 0::2], k[..., 1::2]
    dot, cross = a * c + b * d, b * c - a * d
    return (dot * angle.cos() + cross * angle.sin()).sum(-1) / q.shape[-1] ** 0.5
