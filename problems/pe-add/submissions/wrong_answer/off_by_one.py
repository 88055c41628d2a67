r"""
id: off-by-one
see: explanation-usual-mistakes
title: {en: The rows begin one too late, zh: 取的行晚了一行}
text:
  en: >-
    The first token gets row offset + 1. Positions count from 0: offset is the row of the first token itself, not
    the number of the last one before it.
  zh: "第一个 token 取的是第 offset + 1 行。位置从 0 数起：offset 就是第一个 token 所在的行，而不是它前面那个 token\
     的行号。"
"""

import torch


def add_positions(x, table, offset=0):
    if offset + x.shape[1] > table.shape[0]:
        raise ValueError("too long")
    rows = torch.arange(offset + 1, offset + x.shape[1] + 1).clamp(max=table.shape[0] - 1)
    return x + table[rows].to(x.dtype)
