r"""
id: first-row-only
see: explanation-usual-mistakes-2
title: {en: "All sequences got the first row's ids", zh: 所有序列都用了第一行的 ids}
text:
  en: >-
    You use position_ids[0] for the whole batch. With left padding every sequence has positions of its own; sequence
    0 is right and the others are not.
  zh: "整个 batch 都用了 position_ids[0]。左填充时每个序列的位置各不相同：第 0 个序列对，其余的都错。"
"""

import torch
import torch.nn.functional as F


def learned_positions(x, weight, position_ids=None, past_len=0):
    if position_ids is None:
        position_ids = torch.arange(past_len, past_len + x.shape[1])[None]
    return x + F.embedding(position_ids[0], weight)
