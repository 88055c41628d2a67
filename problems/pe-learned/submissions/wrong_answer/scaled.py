r"""
id: scaled
see: explanation-usual-mistakes-4
title: {en: The vectors were scaled by 1/sqrt(d), zh: 向量乘上了 1/sqrt(d)}
text:
  en: >-
    The rows are multiplied by d^(-1/2), as x-transformers does to keep positions small beside the tokens. GPT-2 and
    BERT add them as they are.
  zh: "取出的行乘上了 d^(-1/2)，x-transformers 这样做是为了让位置相对 token 不至于太大。GPT-2 和 BERT 是原样相加的。"
"""

import torch
import torch.nn.functional as F


def learned_positions(x, weight, position_ids=None, past_len=0):
    if position_ids is None:
        position_ids = torch.arange(past_len, past_len + x.shape[1])
    return x + F.embedding(position_ids, weight) * x.shape[-1] ** -0.5
