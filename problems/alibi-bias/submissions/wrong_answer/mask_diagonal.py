r"""
id: mask-diagonal
see: explanation-usual-mistakes-4
title: {en: A token cannot see itself, zh: token 看不见自己}
text:
  en: >-
    The diagonal is masked too. Then the first token sees nothing at all: its row is all minus infinity, and softmax
    makes NaN of it. Mask j > i, not j >= i.
  zh: "对角线也被遮住了。这样第一个 token 什么都看不见：那一行全是负无穷，softmax 得到 NaN。应当遮住 j > i，而不是 \
    j >= i。"
"""

import torch


def alibi_bias(n_heads, q_len, k_len):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
    j = torch.arange(k_len)
    i = j[k_len - q_len :, None]
    return (slopes[:, None, None] * (j - i)).masked_fill(j >= i, float("-inf"))
