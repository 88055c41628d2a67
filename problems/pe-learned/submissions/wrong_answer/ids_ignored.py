r"""
id: ids-ignored
see: explanation-usual-mistakes-2
title: {en: position_ids was not used, zh: 没有用到 position_ids}
text:
  en: >-
    You always count from past_len, even when ids are given. Left-padded sequences then get positions that include
    their padding.
  zh: "即使给了 ids，你也总是从 past_len 数起。左填充的序列，位置里就把填充也算进去了。"
"""

import torch
import torch.nn.functional as F


def learned_positions(x, weight, position_ids=None, past_len=0):
    return x + F.embedding(torch.arange(past_len, past_len + x.shape[1]), weight)
