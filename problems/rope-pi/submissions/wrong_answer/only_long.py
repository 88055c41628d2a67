r"""
id: only-long
see: explanation-usual-mistakes-4
title: {en: Only positions past 2048 were squeezed, zh: 只压缩了 2048 之后的位置}
text:
  en: >-
    Positions up to 2048 were left alone and only later ones divided. Then 2048 stays 2048 but 2052 becomes 513
    with factor 4: tokens jump back behind others and distances lose their meaning. Interpolation is one map for
    all positions, whatever the length of the text.
  zh: "2048 以内的位置没动，只有之后的才做了除法。于是倍数为 4 时，2048 仍是 2048，2052 却成了 513：后\
    面的 token 跳到了前面，距离失去意义。位置插值对所有位置用同一个映射，与文本多长无关。"
"""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    m = position_ids[..., None].float()
    m = torch.where(m > 2048, m / factor, m)
    angle = torch.cat((m * theta, m * theta), dim=-1)
    return angle.cos(), angle.sin()
