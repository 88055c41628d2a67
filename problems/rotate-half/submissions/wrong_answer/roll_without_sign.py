r"""
id: roll-without-sign
see: explanation-usual-mistakes-2
title: {en: A plain torch.roll over the whole tensor, zh: 直接对整个张量 torch.roll}
text:
  en: >-
    torch.roll(x, d // 2) has two faults. Without dims it rolls the flattened tensor, so half of each vector comes
    from the vector before it; and rolling alone never puts in the minus sign. Say dims=-1, then negate the first
    half.
  zh: "torch.roll(x, d // 2) 有两处错。不写 dims 时它先把张量展平再滚动，于是每个向量都有一半来自前一个向量；而且单\
    靠滚动不会产生负号。请写明 dims=-1，再把前一半取负。"
"""

import torch


def rotate_half(x):
    return torch.roll(x, x.shape[-1] // 2)
