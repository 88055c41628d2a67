r"""
id: detached
see: explanation-usual-mistakes-6
title: {en: No gradient reaches the table, zh: 梯度传不到表}
text:
  en: >-
    The values are right, but the table was detached (.data, .detach(), no_grad). The bias would keep its initial
    values for ever. Index the table itself.
  zh: "数值是对的，但表被切断了（.data、.detach()、no_grad），偏置会永远停在初始值。应当直接对表取下标。"
"""

import math

import torch


def t5_bias(table, q_len, k_len, bidirectional=True, max_distance=128):
    j = torch.arange(k_len)
    rel = j - j[k_len - q_len :, None]
    buckets = table.shape[0]
    if bidirectional:
        n = buckets // 2
        start, r = n * (rel > 0), rel.abs()
    else:
        n, start, r = buckets, 0, (-rel).clamp(min=0)
    e = n // 2
    steps = (r.clamp(min=1) / e).log() / math.log(max_distance / e) * (n - e)
    bucket = start + torch.where(r < e, r, (e + steps.long()).clamp(max=n - 1))
    return table.detach()[bucket].permute(2, 0, 1)[None]
