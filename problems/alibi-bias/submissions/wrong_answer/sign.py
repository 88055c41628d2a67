r"""
id: sign
see: explanation-usual-mistakes-1
title: {en: Distance is rewarded, zh: 距离成了奖励}
text:
  en: >-
    Your bias grows with distance: far keys gain instead of losing. Every entry left of the diagonal has to be
    negative.
  zh: "你的偏置随距离增大，远处的 key 不减反增。对角线左边的每个元素都应当是负的。"
"""

import torch


def alibi_bias(n_heads, q_len, k_len):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
    j = torch.arange(k_len)
    i = j[k_len - q_len :, None]
    return (slopes[:, None, None] * (i - j)).masked_fill(j > i, float("-inf"))
