r"""
id: no-frequency
see: explanation-usual-mistakes-4
title: {en: Every pair was turned by delta itself, zh: 每一对都直接转了 delta}
text:
  en: >-
    All pairs got the frequency 1. Pair i turns by delta·θ_i with θ_i = base^(-2i/d); with one frequency for all,
    the score repeats every 6.28 tokens.
  zh: "每一对的频率都成了 1。第 i 对应转 delta·θ_i，θ_i = base^(-2i/d)；如果只有一个频率，得分每 6.28 个 token 就\
    重复一次。"
"""

import torch


def relative_score(q, k, delta, base=10000.0):
    theta = torch.ones(q.shape[-1] // 2)
    angle = delta[..., None] * theta
    a, b = q[..., 0::2], q[..., 1::2]
    c, d = k[..., 0::2], k[..., 1::2]
    dot, cross = a * c + b * d, b * c - a * d
    return (dot * angle.cos() + cross * angle.sin()).sum(-1)
