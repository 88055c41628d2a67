r"""
id: identity
see: statement-formula
title: {en: Nothing was reordered, zh: 什么次序都没变}
text:
  en: >-
    You return 0, 1, 2, …, d - 1. Then the two layouts would have to agree as they are, and they do so for d = 2
    only. Neighbours in the adjacent layout have to end up d/2 apart.
  zh: "你返回的是 0、1、2……d - 1。那等于说两种布局本来就一致，而这只在 d = 2 时成立。相邻布局里挨着的两维，换过次\
    序之后应相隔 d/2。"
"""

import torch


def half_permutation(d):
    return torch.arange(d)
