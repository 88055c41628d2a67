r"""
id: past-ignored
see: explanation-usual-mistakes-1
title: {en: Decoding starts again at position 0, zh: 解码又从位置 0 开始}
text:
  en: >-
    Without ids you count from 0 and do not use past_len. Every generated token then gets the vector of the first
    position. Count from past_len.
  zh: "没有 ids 时，你从 0 数起，没有用 past_len。于是生成的每个 token 得到的都是第一个位置的向量。应当从 past_len \
    数起。"
"""

import torch
import torch.nn.functional as F


def learned_positions(x, weight, position_ids=None, past_len=0):
    if position_ids is None:
        position_ids = torch.arange(x.shape[1])
    return x + F.embedding(position_ids, weight)
