r"""
id: sign
see: explanation-usual-mistakes-2
title: {en: Distance is rewarded, zh: 距离成了奖励}
text:
  en: >-
    The bias has the wrong sign: the farther a key, the more attention it gets. With equal scores the nearest key
    must have the largest weight.
  zh: "偏置的符号反了，key 越远得到的注意力越多。得分相等时，最近的 key 权重应当最大。"
"""

import torch


def alibi_attention(q, k, v):
    H, Tq, D = q.shape[1:]

    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (H.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:H]
    j = torch.arange(k.shape[2])
    i = j[-Tq:, None]
    bias = slopes[:, None, None] * (i - j)
    scores = q @ k.mT / D**0.5 + bias
    return scores.masked_fill(j > i, float("-inf")).softmax(-1) @ v
