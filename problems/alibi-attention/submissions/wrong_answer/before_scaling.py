r"""
id: before-scaling
see: explanation-usual-mistakes-1
title: {en: The bias was divided by sqrt(D) as well, zh: 偏置也除以了 sqrt(D)}
text:
  en: >-
    You add the bias before dividing by sqrt(D), so that all slopes are sqrt(D) times too small: the heads look much
    farther than they should. Scale the product, then add.
  zh: "偏置加在了除以 sqrt(D) 之前，所有斜率都小了 sqrt(D) 倍，各个头看得远多了。应当先缩放内积，再加偏置。"
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
    bias = slopes[:, None, None] * (j - i)
    scores = (q @ k.mT + bias) / D**0.5
    return scores.masked_fill(j > i, float("-inf")).softmax(-1) @ v
