r"""
id: zero-pad
see: explanation-what-went-wrong-1
title: {en: The last column is zero, zh: 最后一列是零}
text:
  en: >-
    The odd width is filled up with a column of zeros, as Fairseq and M2M100 do. In the formula, and in DistilBERT,
    the last column is the sine of one more angle, so that every dimension carries a position.
  zh: "奇数宽度多出来的一列填成了零，Fairseq 和 M2M100 是这样做的。按公式，也按 DistilBERT，最后一列是再一个角度的\
    正弦，每一维都带有位置。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(0, d_model, 2) / d_model)
    table = torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)[:, :d_model]
    if d_model % 2:
        table[:, -1] = 0
    return table
