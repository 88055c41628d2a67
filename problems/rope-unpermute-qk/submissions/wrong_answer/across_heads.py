r"""
id: across-heads
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: The halves of the whole matrix were interleaved, zh: 把整个矩阵的前后两半交错了}
text:
  en: >-
    You split all rows into two halves, so with several heads the partner of a row comes from another head. Each
    head has a first and a second half of its own; interleave within each. With one head there is no difference.
  zh: "你把所有的行分成前后两半，头不止一个时，搭档就来自别的头了。每个头各有自己的前一半和后一半，应当在每个头之\
    内交错。只有一个头时没有区别。"
"""

import torch


def unpermute_qk(w, n_heads):
    a, b = w.chunk(2, dim=0)
    return torch.stack((a, b), dim=1).flatten(0, 1)
