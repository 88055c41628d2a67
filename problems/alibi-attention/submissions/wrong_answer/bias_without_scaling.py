r"""
id: bias-without-scaling
see: statement-formula
title: {en: The scores were not scaled, zh: 得分没有缩放}
text:
  en: >-
    The bias is in its place, but q·k was not divided by sqrt(D), so that contents outweigh distance by that factor.
  zh: "偏置放对了地方，但 q·k 没有除以 sqrt(D)，内容相对距离的分量就大了这么多倍。"
"""

import torch


def alibi_attention(q, k, v):
    H, Tq = q.shape[1:3]

    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (H.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:H]
    j = torch.arange(k.shape[2])
    i = j[-Tq:, None]
    bias = slopes[:, None, None] * (j - i)
    scores = q @ k.mT + bias
    return scores.masked_fill(j > i, float("-inf")).softmax(-1) @ v
