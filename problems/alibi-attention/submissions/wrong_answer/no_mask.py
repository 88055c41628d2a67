r"""
id: no-mask
see: explanation-usual-mistakes-3
title: {en: The future is not masked, zh: 没有遮住未来}
text:
  en: >-
    Nothing hides keys to the right of the query; -slope · (i - j) is positive there and even rewards them. One
    query at the end, as in decoding, does not show it.
  zh: "query 右边的 key 没有被遮住；在那里 -slope · (i - j) 是正的，反而奖励了它们。像解码那样只有末尾一个 query 时\
    看不出来。"
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
    scores = q @ k.mT / D**0.5 + bias
    return scores.softmax(-1) @ v
