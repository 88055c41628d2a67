r"""
id: opt-offset
see: explanation-usual-mistakes-4
title: {en: Rows are read two further on, zh: 取的行往后错了两行}
text:
  en: >-
    Position p reads row p + 2, the convention of OPT and BART, whose tables begin with two rows for padding. Here
    row p belongs to position p.
  zh: "位置 p 读的是第 p + 2 行，这是 OPT 和 BART 的约定，它们的表最前面有两行留给填充。本题里位置 p 就用第 p 行。"
"""

import torch
import torch.nn.functional as F


def learned_positions(x, weight, position_ids=None, past_len=0):
    if position_ids is None:
        position_ids = torch.arange(past_len, past_len + x.shape[1])
    return x + F.embedding(position_ids, weight.roll(-2, dims=0))
