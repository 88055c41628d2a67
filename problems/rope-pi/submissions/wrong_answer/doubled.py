r"""
id: doubled
see: explanation-usual-mistakes-3
title: {en: Every angle is twice as large as it should be, zh: 每个角度都大了一倍}
text:
  en: >-
    All angles are doubled, even for factor 1, where plain RoPE should come out: the scale has a 2 in it that
    nobody asked for. One inference engine did that whenever a configuration named no scaling. With factor 1 the
    first pair must turn by exactly one radian per position.
  zh: "所有角度都翻了倍，连倍数为 1（应当得到普通 RoPE）时也是：缩放系数里多了一个没人要求的 2。有个推\
    理引擎在配置没有写缩放时就犯过这个错。倍数为 1 时，第一对每前进一个位置应恰好转 1 弧度。"
"""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    m = 2.0 * position_ids[..., None] / factor
    angle = torch.cat((m * theta, m * theta), dim=-1)
    return angle.cos(), angle.sin()
