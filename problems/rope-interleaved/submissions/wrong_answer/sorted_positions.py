r"""
id: sorted-positions
see: statement-shapes
title: {en: The positions were sorted, zh: 位置被排了序}
text:
  en: >-
    positions may come in any order and hold the same number twice, because every token brings its own. Sorting
    gives most tokens the position of another one. Use the entries as they stand.
  zh: "positions 可以没有顺序，也可以有重复，因为每个 token 都带着自己的位置。排序之后，多数 token 拿到的是别人的\
    位置。请按原来的次序使用。"
"""

import torch


def rope_interleaved(x, positions, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = positions.sort().values[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
