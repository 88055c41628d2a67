r"""
id: constant-alpha
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: The length is fixed at factor · max_position, zh: 长度被固定成 factor · max_position}
text:
  en: >-
    You put L = s·L0 into the formula, so α = s² - (s - 1) for every text: a constant. A serving engine had
    exactly this, because it built its table once for the longest text. The length of the text at hand has to go
    in.
  zh: "你把 L = s·L0 代进了公式，于是不论什么文本都有 α = s² - (s - 1)，是个常数。有个推理引擎正是如此，\
    因为它按最长的文本只建一次表。代进去的应当是当前文本的长度。"
"""

import torch


def dynamic_ntk_inv_freq(dim, base, factor, max_position, seq_len):
    longest = factor * max_position
    alpha = factor * longest / max_position - (factor - 1)
    base = base * alpha ** (dim / (dim - 2))
    return base ** (-torch.arange(0, dim, 2) / dim)
