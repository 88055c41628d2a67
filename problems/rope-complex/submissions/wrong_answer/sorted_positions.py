r"""
id: sorted-positions
see: statement-shapes
title: {en: The positions were sorted, zh: 位置被排了序}
text:
  en: >-
    pos may come in any order and hold the same number twice, because every token brings its own. Sorting gives most
    tokens the position of another one. Use the entries as they stand.
  zh: "pos 可以没有顺序，也可以有重复，因为每个 token 都带着自己的位置。排序之后，多数 token 拿到的是别人的位置。\
    请按原来的次序使用。"
"""

import torch


def rope_complex(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos.sort().values[:, None] * theta
    unit = torch.polar(torch.ones_like(angle), angle)
    z = torch.view_as_complex(x.unflatten(-1, (-1, 2)))
    return torch.view_as_real(z * unit).flatten(-2)
