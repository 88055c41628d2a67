r"""
id: no-mask
see: explanation-usual-mistakes-3
title: {en: The future is not masked, zh: 没有遮住未来}
text:
  en: >-
    -slope · (i - j) is continued beyond the diagonal, where it is positive: keys in the future get a bonus. They
    need minus infinity.
  zh: "-slope · (i - j) 一直延续到对角线右边，在那里是正的：未来的 key 反而得了奖励。那里应当是负无穷。"
"""

import torch


def alibi_bias(n_heads, q_len, k_len):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
    j = torch.arange(k_len)
    i = j[k_len - q_len :, None]
    return slopes[:, None, None] * (j - i)
