r"""
id: mscale-applied
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: "Scaled by YaRN's mscale, though there is no YaRN", zh: 没有 YaRN，却乘了它的 mscale}
text:
  en: >-
    DeepSeek-V3 multiplies its scores by mscale squared, (0.1 ln 40 + 1)^2 = 1.87, because its checkpoint was
    stretched by YaRN with factor 40. That belongs to YaRN, not to MLA. Here nothing is stretched: 1/sqrt(dn +
    dr) is all.
  zh: "DeepSeek-V3 的得分要乘 mscale 的平方，(0.1 ln 40 + 1)^2 = 1.87，因为它的 checkpoint 用倍数为 40 的 YaRN 拉长\
    过。这是 YaRN 的事，与 MLA 无关。这里没有拉长，只需除以 sqrt(dn + dr)。"
"""

import math

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
    mscale = 0.1 * math.log(40) + 1
    return mscale**2 * (content + position) / (dn + dr) ** 0.5
