r"""
id: halves-swapped
see: statement-formula
title: {en: The two halves changed places, zh: 交换了前后两半}
text:
  en: >-
    Your list is d/2, …, d - 1, 0, …, d/2 - 1, the order that rotate_half reads in. It moves blocks and takes no
    pair apart. Neighbours in the adjacent layout have to end up d/2 apart.
  zh: "你的列表是 d/2……d - 1、0……d/2 - 1，那是 rotate_half 读取的次序。它只是整块搬动，没有拆开任何一对。相邻布局\
    里挨着的两维，换过次序之后应相隔 d/2。"
"""

import torch


def half_permutation(d):
    return torch.arange(d).roll(d // 2)
