r"""
id: post-softmax
see: explanation-usual-mistakes-1
title: {en: The bias was added after the softmax, zh: 偏置加在了 softmax 之后}
text:
  en: >-
    You add the bias to the probabilities. Rows no longer sum to 1, and far keys get negative weights. It belongs to
    the scores.
  zh: "你把偏置加到了概率上。各行之和不再是 1，远处的 key 还得到了负的权重。偏置应当加到得分上。"
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
    scores = q @ k.mT / D**0.5
    p = scores.masked_fill(j > i, float("-inf")).softmax(-1)
    return (p + bias.masked_fill(j > i, 0.0)) @ v
