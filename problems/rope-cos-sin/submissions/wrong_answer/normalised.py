r"""
id: normalised
see: statement-formula
title: {en: Positions were divided by a maximal length, zh: 位置除以了最大长度}
text:
  en: >-
    You scaled positions by a maximal length, so that all lie between 0 and 1. The angle is position times frequency
    with the position as it is, 0, 1, 2, …; scaled like that, neighbouring tokens are turned by almost the same
    angle.
  zh: "你把位置除以最大长度，缩放到了 0 与 1 之间。角度等于位置乘频率，位置就是 0、1、2…… 本身；这样缩放之后，相\
    邻的 token 转过的角度几乎一样。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    freqs = position_ids[:, :, None] / 4096 * base ** (-torch.arange(0, dim, 2) / dim)
    angle = torch.cat((freqs, freqs), dim=-1)
    return angle.cos(), angle.sin()
