r"""
id: concat-exponent
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: The frequencies were spread over dn + dr, zh: 频率按 dn + dr 分布}
text:
  en: >-
    You took the width of the whole head, dn + dr, for the exponent. Only dr dimensions are rotated, and their
    frequencies go from 1 down to nearly 1/base: theta_i = base^(-2i/dr). Spread over dn + dr, all pairs turn
    too fast.
  zh: "指数的分母用了整个头的宽度 dn + dr。旋转的只有 dr 维，频率从 1 一直降到接近 1/base：theta_i = base^(-2i/dr)。\
    按 dn + dr 分布时，每一对都转得太快。"
"""

import torch


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    theta = base ** (-torch.arange(0, dr, 2) / (dn + dr))
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def rotate(x):
        a, b = x[..., 0::2], x[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)

    content = q_nope @ w_uk @ c_kv[:, None].mT
    position = rotate(q_pe) @ rotate(k_pe[:, None]).mT
    return (content + position) / (dn + dr) ** 0.5
