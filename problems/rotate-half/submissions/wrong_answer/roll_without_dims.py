r"""
id: roll-without-dims
see: explanation-usual-mistakes-4
title: {en: torch.roll without dims mixes vectors, zh: torch.roll 没写 dims，向量串了行}
text:
  en: >-
    The sign is right, but torch.roll without dims rolls the flattened tensor: the first half of each vector comes
    from the vector before it. With a single vector this looks right; with two rows it does not. Say dims=-1.
  zh: "符号对了，但 torch.roll 不写 dims 时会先展平再滚动，每个向量的前一半都来自前一个向量。只有一个向量时看不出问\
    题，两行就露馅了。请写明 dims=-1。"
"""

import torch


def rotate_half(x):
    half = x.shape[-1] // 2
    a, b = torch.roll(x, half).chunk(2, dim=-1)
    return torch.cat((-a, b), dim=-1)
