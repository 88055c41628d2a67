r"""
id: base-ignored
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: base was not used, zh: 没有用到 base}
text:
  en: >-
    You computed with 10000 whatever the caller passes. Models of today use bases from 500000 to 10000000; with the
    wrong one every pair but the first turns too fast, the text just gets worse with its length, and nothing is
    raised.
  zh: "无论传入什么，你都按 10000 计算。如今的模型 base 多在 500000 到 10000000 之间；用错了，除第一对外都转得太\
    快，只会让长文本的效果变差，不会有任何报错。"
"""

import torch


def inv_freq(head_dim, base=10000.0):
    return 10000.0 ** (-torch.arange(0, head_dim, 2) / head_dim)
