r"""
id: sorted
see: explanation-usual-mistakes-5
title: {en: The slopes were sorted, zh: 把斜率排了序}
text:
  en: >-
    The set of slopes is right, but you put it in descending order. Then heads change places, and a trained model
    has learned which head is which. The extra slopes stay at the end.
  zh: "斜率的集合没错，但你把它按从大到小排了序。这样头就换了位置，而训练好的模型早已学会哪个头是哪个。多出来的斜率\
    应当留在末尾。"
"""

import torch


def alibi_slopes(n_heads):
    def series(n):
        return 2.0 ** (-8 / n * torch.arange(1, n + 1))

    c = 1 << (n_heads.bit_length() - 1)
    slopes = torch.cat((series(c), series(2 * c)[0::2]))[:n_heads]
    return slopes.sort(descending=True).values
