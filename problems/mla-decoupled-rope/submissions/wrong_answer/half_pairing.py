r"""
id: half-pairing
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: "The halves were paired, not neighbours", zh: 配对的是前后两半，不是相邻两维}
text:
  en: >-
    You paired i with i + dr/2. DeepSeek's weights were trained with neighbours, 2i and 2i + 1. transformers
    does rotate in halves, but only after it has sorted the evens before the odds; without that step every pair
    mixes two frequencies.
  zh: "你把第 i 维和第 i + dr/2 维配成一对。DeepSeek 的权重是按相邻两维（2i 和 2i + 1）训练的。transformers \
    确实按前后两半旋转，但在此之前先把偶数维排到奇数维前面；少了这一步，每一对都混进了两个频率。"
"""

import torch


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    theta = base ** (-torch.arange(0, dr, 2) / dr)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def rotate(x):
        a, b = x.chunk(2, dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)

    content = q_nope @ w_uk @ c_kv[:, None].mT
    position = rotate(q_pe) @ rotate(k_pe[:, None]).mT
    return (content + position) / (dn + dr) ** 0.5
