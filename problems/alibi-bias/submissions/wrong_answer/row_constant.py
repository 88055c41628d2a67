r"""
id: row-constant
see: explanation-why-so-many-right-tensors
title: {en: "The bias is slope · j, not -slope · (i - j)", zh: 偏置是 slope · j，而不是 -slope · (i - j)}
text:
  en: >-
    This is BLOOM's form. Each row differs from the one asked for by the constant slope · i, so the probabilities
    are the same, but the tensor is not. The diagonal has to be zero here.
  zh: "这是 BLOOM 的写法。每一行与要求的只差常数 slope · i，概率相同，张量却不同。本题要求对角线为零。"
"""

import torch


def alibi_bias(n_heads, q_len, k_len):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
    j = torch.arange(k_len)
    i = j[k_len - q_len :, None]
    return (slopes[:, None, None] * j.expand(q_len, k_len)).masked_fill(j > i, float("-inf"))
