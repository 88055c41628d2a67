r"""
id: d-model-scale
see: explanation-usual-mistakes-4
title: {en: "Divided by the root of the model's width", zh: 除以了模型宽度的平方根}
text:
  en: >-
    You divide by sqrt(H·D). Every head is an attention of its own with vectors of D numbers; divide by sqrt(D).
  zh: "你除以的是 sqrt(H·D)。每个头是一个独立的注意力，向量只有 D 个数，应当除以 sqrt(D)。"
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
    scores = q @ k.mT / (H * D) ** 0.5 + bias
    return scores.masked_fill(j > i, float("-inf")).softmax(-1) @ v
