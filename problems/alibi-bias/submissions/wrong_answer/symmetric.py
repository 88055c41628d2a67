r"""
id: symmetric
see: explanation-usual-mistakes-3
title: {en: "The future is punished, but visible", zh: 未来受了惩罚，但仍看得见}
text:
  en: >-
    You use -slope · |i - j| without a mask: an encoder's bias. In a decoder keys in the future have to be
    invisible, minus infinity, and not just distant.
  zh: "你用的是不带 mask 的 -slope · |i - j|，那是编码器的偏置。在解码器里，未来的 key 必须看不见，也就是负无穷，而\
    不只是“离得远”。"
"""

import torch


def alibi_bias(n_heads, q_len, k_len):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
    j = torch.arange(k_len)
    i = j[k_len - q_len :, None]
    return slopes[:, None, None] * -(i - j).abs()
