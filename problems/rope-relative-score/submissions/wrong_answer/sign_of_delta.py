r"""
id: sign-of-delta
see: explanation-usual-mistakes-1
title: {en: delta was taken as m - n, zh: 把 delta 当成了 m - n}
text:
  en: >-
    Your score belongs to the distance -delta. delta is the position of the key minus that of the query, n - m, and
    k is the vector that R(delta) turns. At delta = 0, and for the cosine part, nothing shows; the sine part has the
    wrong sign.
  zh: "你的得分对应的距离是 -delta。delta 是 key 的位置减去 query 的位置，即 n - m，R(delta) 转的是 k。delta = 0 \
    时看不出来，余弦项也看不出来，错的是正弦项的符号。"
"""

import torch


def relative_score(q, k, delta, base=10000.0):
    theta = base ** (-torch.arange(0, q.shape[-1], 2) / q.shape[-1])
    angle = -delta[..., None] * theta
    a, b = q[..., 0::2], q[..., 1::2]
    c, d = k[..., 0::2], k[..., 1::2]
    dot, cross = a * c + b * d, b * c - a * d
    return (dot * angle.cos() + cross * angle.sin()).sum(-1)
