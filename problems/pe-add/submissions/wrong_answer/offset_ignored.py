r"""
id: offset-ignored
see: explanation-usual-mistakes
title: {en: offset is not used, zh: 没有用到 offset}
text:
  en: >-
    You always add rows 0 … T-1. In decoding every new token would get the vector of position 0. The rows begin at
    offset.
  zh: "你加的总是第 0 到 T-1 行。这样在解码时，每个新 token 得到的都是位置 0 的向量。应当从第 offset 行开始取。"
"""


def add_positions(x, table, offset=0):
    if x.shape[1] > table.shape[0]:
        raise ValueError("too long")
    return x + table[: x.shape[1]].to(x.dtype)
