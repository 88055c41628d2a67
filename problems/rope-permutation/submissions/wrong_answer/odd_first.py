r"""
id: odd-first
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: The second members stand in the first half, zh: 第二个分量放到了前一半}
text:
  en: >-
    Odd indices come first in your list, so every pair (a, b) has become (b, a). Rotating that turns the other way.
    The member that was real has to stay first, at place i, and its partner goes to place i + d/2.
  zh: "你的列表里奇数下标在前，于是每一对 (a, b) 都变成了 (b, a)，再旋转就反了方向。原来作实部的分量仍应在前，放\
    在第 i 位，它的搭档放在第 i + d/2 位。"
"""

import torch


def half_permutation(d):
    return torch.cat((torch.arange(1, d, 2), torch.arange(0, d, 2)))
