r"""
id: repeated-in-place
see: statement-shapes
title: {en: Each angle stands next to its copy, zh: 每个角度和它的副本挨在一起}
text:
  en: >-
    The values are right but their order is a0, a0, a1, a1, …: the layout for adjacent pairs, as
    repeat_interleave gives it. The half layout pairs dimension i with i + dim/2 and needs a0, a1, …, a0, a1, …,
    that is torch.cat((a, a), dim=-1).
  zh: "数值没错，但顺序是 a0、a0、a1、a1……：那是相邻两维成对的布局，repeat_interleave 给出的就是它。前\
    后两半布局中，第 i 维与第 i + dim/2 维成对，顺序应为 a0、a1、……、a0、a1、……，也就是 torch.cat((a, a), di\
    m=-1)。"
"""

import torch


def pi_cos_sin(position_ids, dim, base, factor):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = (position_ids[..., None] / factor * theta).repeat_interleave(2, dim=-1)
    return angle.cos(), angle.sin()
