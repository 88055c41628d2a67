r"""
id: sign
see: explanation-usual-mistakes-2
title: {en: The minus sign is on the wrong member of the pair, zh: 负号加在了另一个分量上}
text:
  en: >-
    You return (b, -a) for a pair (a, b), which is a quarter turn clockwise. Check with one pair; (1, 0) must become
    (0, 1), not (0, -1).
  zh: "对一对 (a, b) 你返回的是 (b, -a)，那是顺时针转四分之一圈。拿一对数检验：(1, 0) 应变成 (0, 1)，而不是 (0, \
    -1)。"
"""

import torch


def rotate_pairs(x):
    return torch.stack((x[..., 1::2], -x[..., 0::2]), dim=-1).flatten(-2)
