r"""
id: swapped-pairs
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: Members were exchanged within their pairs, zh: 只在每一对内部交换了次序}
text:
  en: >-
    Your list is 1, 0, 3, 2, …; neighbours change places but remain neighbours. Nothing has moved to the other half.
    The pairs have to be taken apart, first members to the front, second members to the back.
  zh: "你的列表是 1、0、3、2……，相邻两维互换了位置，但仍然相邻，没有一个移到另一半去。应当把每一对拆开：第一个分\
    量放到前面，第二个分量放到后面。"
"""

import torch


def half_permutation(d):
    return torch.arange(d).view(d // 2, 2).flip(1).flatten()
