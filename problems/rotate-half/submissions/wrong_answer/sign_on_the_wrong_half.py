r"""
id: sign-on-the-wrong-half
see: explanation-usual-mistakes-1
title: {en: The minus sign is on the wrong half, zh: 负号加错了一半}
text:
  en: >-
    The halves are swapped, but the minus sign sits on the wrong one: [x2, -x1]. Every pair is turned by -90 degrees
    instead of +90. Check with one pair: (1, 0) must become (0, 1), not (0, -1).
  zh: "两半交换对了，负号却加在了另一半上，得到 [x2, -x1]：每一对都转了 -90°，而不是 +90°。拿一对数检验：(1, 0) 应\
    变成 (0, 1)，而不是 (0, -1)。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((b, -a), dim=-1)
