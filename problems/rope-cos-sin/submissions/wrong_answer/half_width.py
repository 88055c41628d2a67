r"""
id: half-width
see: statement-shapes
title: {en: The tables are only half as wide, zh: 表只有一半宽}
text:
  en: >-
    You return one column per pair, [B, T, dim/2]. That is enough for code that splits x itself; here the tables are
    multiplied with all of x, so each angle has to be listed for both members of its pair.
  zh: "你返回的是每对一列，即 [B, T, dim/2]。如果代码自己切分 x，这样就够了；但这里的表要与整个 x 相乘，每个角度\
    必须为一对的两个分量各列一次。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    freqs = position_ids[:, :, None] * base ** (-torch.arange(0, dim, 2) / dim)
    return freqs.cos(), freqs.sin()
