r"""
id: scale-nope
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: Scaled by the dimensions without position only, zh: 只按无位置部分的维数缩放}
text:
  en: >-
    You divided by sqrt(dn). Query and key have dn + dr dimensions, as the concatenation shows, so the scale is
    1/sqrt(dn + dr): 192 and not 128 for DeepSeek-V3.
  zh: "你除以了 sqrt(dn)。拼接起来看，query 和 key 都有 dn + dr 维，所以应当除以 sqrt(dn + dr)：DeepSeek-V3 \
    是 192，不是 128。"
"""

import torch


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    theta = base ** (-torch.arange(0, dr, 2) / dr)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def rotate(x):
        a, b = x[..., 0::2], x[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)

    content = q_nope @ w_uk @ c_kv[:, None].mT
    position = rotate(q_pe) @ rotate(k_pe[:, None]).mT
    return (content + position) / dn**0.5
