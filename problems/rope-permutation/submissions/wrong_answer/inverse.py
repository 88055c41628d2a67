r"""
id: inverse
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: The way back instead of the way there, zh: 写成了换回去的排列}
text:
  en: >-
    You return the inverse, which interleaves the two halves and turns the half layout into the adjacent one. For d
    = 2 and d = 4 both are the same list, so try d = 6; it has to be [0, 2, 4, 1, 3, 5] and not [0, 3, 1, 4, 2, 5].
  zh: "你返回的是逆排列，它把前后两半交错排列，作用是把前后两半的布局变回相邻布局。d = 2 和 d = 4 时两者恰好相同，\
    请用 d = 6 检验：应为 [0, 2, 4, 1, 3, 5]，而不是 [0, 3, 1, 4, 2, 5]。"
"""

import torch


def half_permutation(d):
    return torch.stack((torch.arange(d // 2), torch.arange(d // 2, d)), dim=1).flatten()
