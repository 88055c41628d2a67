r"""
id: in-place
see: explanation-usual-mistakes
title: {en: The input x was overwritten, zh: 输入 x 被覆盖了}
text:
  en: >-
    x += … writes into the caller's tensor. The result is right, but the embeddings that were passed in are gone,
    and calling twice adds the positions twice. Use x + ….
  zh: "x += … 会写进调用者的张量。结果是对的，但传进来的 embedding 没有了，调用两次就会加两遍位置。应当用 x + …。"
"""


def add_positions(x, table, offset=0):
    if offset + x.shape[1] > table.shape[0]:
        raise ValueError("too long")
    x += table[offset : offset + x.shape[1]].to(x.dtype)
    return x
