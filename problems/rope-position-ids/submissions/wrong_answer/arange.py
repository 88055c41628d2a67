r"""
id: arange
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: Columns were taken for positions, zh: 把列号当成了位置}
text:
  en: >-
    You number the columns and do not look at the mask. In a row with pads on the left, every token gets a position
    that is too large by the number of pads, so a prompt answers differently alone and in a batch. Count the ones of
    the mask.
  zh: "你数的是列，没有看 mask。左边有填充的行，每个 token 的位置都多出了填充的个数，于是同一个 prompt 单独生成和\
    成批生成结果不同。应当去数 mask 里的 1。"
"""

import torch


def position_ids_from_mask(attention_mask, past_len=0):
    width = attention_mask.shape[1]
    return torch.arange(past_len, width).expand(attention_mask.shape[0], width - past_len)
