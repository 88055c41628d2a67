r"""
id: padded-width
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: The padded width was subtracted, zh: 减去了填充后的总宽度}
text:
  en: >-
    You subtracted the number of columns, so that positions end at -1 instead of beginning at 0. What has to be
    subtracted from a column is the number of pads before it, and there may be none.
  zh: "你减去的是总列数，于是位置以 -1 结尾，而不是从 0 开始。应从列号里减去的是它前面填充的个数，而填充可能一个\
    也没有。"
"""

import torch


def position_ids_from_mask(attention_mask, past_len=0):
    width = attention_mask.shape[1]
    return (torch.arange(width) - width).expand(attention_mask.shape)[:, past_len:]
