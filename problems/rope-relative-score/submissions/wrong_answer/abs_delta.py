r"""
id: abs-delta
see: explanation-usual-mistakes-2
title: {en: The sign of delta was dropped, zh: 丢掉了 delta 的符号}
text:
  en: >-
    You used |delta|. Cosines do not mind, sines do: a key five tokens before the query and one five tokens after it
    must not score the same.
  zh: "你用的是 |delta|。余弦不在乎，正弦在乎：query 前面第五个 key 与后面第五个 key，得分不应相同。"
"""

import torch


def relative_score(q, k, delta, base=10000.0):
    theta = base ** (-torch.arange(0, q.shape[-1], 2) / q.shape[-1])
    angle = delta.abs()[..., None] * theta
    a, b = q[..., 0::2], q[..., 1::2]
    c, d = k[..., 0::2], k[..., 1::2]
    dot, cross = a * c + b * d, b * c - a * d
    return (dot * angle.cos() + cross * angle.sin()).sum(-1)
