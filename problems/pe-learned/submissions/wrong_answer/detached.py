r"""
id: detached
see: explanation-usual-mistakes-3
title: {en: No gradient reaches the weight, zh: 梯度传不到 weight}
text:
  en: >-
    The values are right, but weight.data (or detach, or no_grad) cuts the graph: the position vectors would keep
    their initial values for ever. Index the weight itself.
  zh: "数值是对的，但 weight.data（或 detach、no_grad）切断了计算图，位置向量会永远停在初始值。应当直接对 weight 取\
    下标。"
"""

import torch
import torch.nn.functional as F


def learned_positions(x, weight, position_ids=None, past_len=0):
    if position_ids is None:
        position_ids = torch.arange(past_len, past_len + x.shape[1])
    return x + F.embedding(position_ids, weight.data)
