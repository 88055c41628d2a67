r"""
id: pairs-reversed
see: statement-formula
title: {en: The pairs are listed from the last to the first, zh: 各对按从后到前的次序排列}
text:
  en: >-
    First members and second members are in the right halves, but backwards. Pair 0, the fastest, then gets the
    frequency of the slowest. Pair i has to keep its number, because both layouts turn pair i by θ_i.
  zh: "第一个分量和第二个分量所在的半边是对的，但次序倒了，于是最快的第 0 对用上了最慢的频率。第 i 对必须保持编号\
    不变，因为两种布局里第 i 对都转 θ_i。"
"""

import torch


def half_permutation(d):
    return torch.cat((torch.arange(0, d, 2).flip(0), torch.arange(1, d, 2).flip(0)))
