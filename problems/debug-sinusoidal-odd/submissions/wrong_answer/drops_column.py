r"""
id: drops-column
see: explanation-what-went-wrong-4
title: {en: One column is missing, zh: 少了一列}
text:
  en: >-
    An odd width loses its last column: the table has d_model - 1 columns and cannot be added to embeddings of
    d_model. The last column is a sine without a cosine.
  zh: "宽度为奇数时丢了最后一列：表只有 d_model - 1 列，没法与 d_model 维的 embedding 相加。最后一列是没有余弦相配\
    的正弦。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    half = d_model // 2
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-2 * torch.arange(half) / d_model)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
