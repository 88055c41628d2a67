r"""
id: seed-comment
see: explanation-usual-mistakes-4
title: {en: "Even entries were negated, nothing was exchanged", zh: 偶数位取了负，但没有交换}
text:
  en: >-
    You return (-a, b) for a pair (a, b). Perhaps a comment such as "negate the even places" was taken literally;
    what the even places receive are the negated *odd* entries. As it stands this is a mirror image, and applied
    twice it gives x back.
  zh: "对一对 (a, b) 你返回的是 (-a, b)。也许是照字面理解了“偶数位取负”之类的注释；偶数位放的其实是取负之后的*奇\
    数位*元素。这样写是镜像，作用两次又变回 x。"
"""

import torch


def rotate_pairs(x):
    return torch.stack((-x[..., 0::2], x[..., 1::2]), dim=-1).flatten(-2)
