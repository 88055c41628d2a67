r"""
id: no-check
see: explanation-usual-mistakes
title: {en: Running off the table is not noticed, zh: 越界没有被发现}
text:
  en: >-
    You slice and trust PyTorch to complain. A slice past the end is just shorter, and if one row is left,
    broadcasting hands it to all tokens; if none is left, a single token becomes an empty result. Compare offset + T
    with the number of rows first.
  zh: "你只做了切片，指望 PyTorch 自己报错。超出末尾的切片只是变短而已；如果只剩一行，广播会把它分给所有 token；如\
    果一行不剩，单个 token 会得到空的结果。应当先把 offset + T 与行数比较。"
"""


def add_positions(x, table, offset=0):
    return x + table[offset : offset + x.shape[1]].to(x.dtype)
