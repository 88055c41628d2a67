r"""
id: broken-even
see: explanation-what-went-wrong-5
title: {en: Even widths lost their last cosine, zh: 偶数宽度丢了最后一列余弦}
text:
  en: >-
    The cosines are cut whatever the width, so odd sizes are right and even ones, which worked before, have zeros in
    the last column. There are d_model // 2 odd columns, not (d_model - 1) // 2.
  zh: "不管宽度是奇是偶，余弦都被截掉一列：奇数对了，原本正常的偶数反而最后一列是零。奇数列有 d_model // 2 个，不是 \
    (d_model - 1) // 2 个。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(0, d_model, 2) / d_model)
    table = torch.zeros(num_positions, d_model)
    pairs = (d_model - 1) // 2
    table[:, 0::2] = angle.sin()
    table[:, 1 : 2 * pairs : 2] = angle[:, :pairs].cos()
    return table
