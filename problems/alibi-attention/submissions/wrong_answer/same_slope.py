r"""
id: same-slope
see: explanation-usual-mistakes-5
title: {en: All heads have the same slope, zh: 所有头用了同一个斜率}
text:
  en: >-
    Every head uses the slope of the first. Heads are meant to look differently far, from steep to nearly flat; the
    first head is right, the others are not.
  zh: "每个头用的都是第一个头的斜率。各个头应当看得远近不同，从陡到近乎平坦；第一个头是对的，其余的都错。"
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
    bias = slopes[0].expand(H)[:, None, None] * (j - i)
    scores = q @ k.mT / D**0.5 + bias
    return scores.masked_fill(j > i, float("-inf")).softmax(-1) @ v
