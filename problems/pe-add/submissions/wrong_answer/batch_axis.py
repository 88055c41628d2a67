r"""
id: batch-axis
see: explanation-usual-mistakes
title: {en: Rows are handed out along the batch, zh: 按 batch 分配了行}
text:
  en: >-
    Every sequence of the batch gets one row, the same for all of its tokens. The position is the place in the
    sequence, axis 1, and not the place in the batch. Models that keep the order [T, B, d] are where such code comes
    from.
  zh: "每个序列得到一行，它的所有 token 都用这一行。位置指的是在序列里的序号，也就是第 1 维，而不是在 batch 里的序\
    号。采用 [T, B, d] 顺序的模型里常见这样的代码。"
"""


def add_positions(x, table, offset=0):
    if offset + x.shape[1] > table.shape[0]:
        raise ValueError("too long")
    return x + table[offset : offset + x.shape[0]].unsqueeze(1).to(x.dtype)
