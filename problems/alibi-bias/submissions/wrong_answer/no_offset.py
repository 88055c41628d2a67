r"""
id: no-offset
see: explanation-usual-mistakes-2
title: {en: Queries begin at position 0, zh: query 从位置 0 开始}
text:
  en: >-
    Query row a was put at position a instead of k_len - q_len + a. Squares do not show it. In decoding your query
    sees only the first key; it stands at the end and sees all.
  zh: "第 a 行的 query 被放在了位置 a，应当是 k_len - q_len + a。方阵看不出来。解码时，你的 query 只看得见第一个 \
    key；它其实站在末尾，全都看得见。"
"""

import torch


def alibi_bias(n_heads, q_len, k_len):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
    j = torch.arange(k_len)
    i = torch.arange(q_len)[:, None]
    return (slopes[:, None, None] * (j - i)).masked_fill(j > i, float("-inf"))
