r"""
id: squared
see: explanation-usual-mistakes-6
title: {en: The distance is squared, zh: 距离取了平方}
text:
  en: >-
    You subtract slope · (i - j)². Distances 0 and 1 hide it. The L in ALiBi stands for linear: it is what lets a
    model go on beyond the lengths it has seen.
  zh: "你扣掉的是 slope · (i - j)²，距离为 0 和 1 时看不出来。ALiBi 里的 L 就是“线性”（linear），正因为线性，模型才\
    能延续到没见过的长度。"
"""

import torch


def alibi_bias(n_heads, q_len, k_len):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
    j = torch.arange(k_len)
    i = j[k_len - q_len :, None]
    return (slopes[:, None, None] * -((i - j) ** 2)).masked_fill(j > i, float("-inf"))
