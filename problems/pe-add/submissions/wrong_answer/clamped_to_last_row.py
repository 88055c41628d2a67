r"""
id: clamped-to-last-row
see: explanation-usual-mistakes
title: {en: Positions past the end share the last row, zh: 越界的位置都用了最后一行}
text:
  en: >-
    A token that has no row gets the last one, and nobody is told. From then on all tokens stand at the same place.
    Too long a text has to raise.
  zh: "没有对应行的 token 一律用了最后一行，而且不作声。从那里开始，所有 token 都站在了同一个位置。文本太长时必须抛\
    出异常。"
"""

import torch


def add_positions(x, table, offset=0):
    rows = torch.arange(offset, offset + x.shape[1]).clamp(max=table.shape[0] - 1)
    return x + table[rows].to(x.dtype)
