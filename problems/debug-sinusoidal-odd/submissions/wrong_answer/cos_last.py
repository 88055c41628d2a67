r"""
id: cos-last
see: statement-formula
title: {en: The last column is a cosine, zh: 最后一列成了余弦}
text:
  en: >-
    For an odd width you end with a cosine. Even columns hold sines, and the last column of an odd width, d_model -
    1, is even. At position 0 it has to be 0, not 1.
  zh: "宽度为奇数时，你以余弦结尾。偶数列是正弦，而奇数宽度的最后一列 d_model - 1 正是偶数列。它在位置 0 应当是 0，\
    而不是 1。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(0, d_model, 2) / d_model)
    table = torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
    return torch.cat((table[:, : d_model - 1], table[:, -1:]), dim=1)
