r"""
id: no-offset
see: explanation-usual-mistakes-6
title: {en: Queries begin at position 0, zh: query 从位置 0 开始}
text:
  en: >-
    Queries were put at 0, 1, … instead of at the end of the keys. Squares do not show it. While decoding, your
    query sees only the first key of the cache.
  zh: "query 被放在了 0、1……，而不是 key 的末尾。方阵看不出来。解码时，你的 query 只看得见缓存里的第一个 key。"
"""

import torch


def alibi_attention(q, k, v):
    H, Tq, D = q.shape[1:]

    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (H.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:H]
    j = torch.arange(k.shape[2])
    i = torch.arange(Tq)[:, None]
    bias = slopes[:, None, None] * (j - i)
    scores = q @ k.mT / D**0.5 + bias
    return scores.masked_fill(j > i, float("-inf")).softmax(-1) @ v
