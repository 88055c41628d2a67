r"""
id: slice-silent
see: statement-formula
title: {en: Leaving the table is not noticed, zh: 越界没有被发现}
text:
  en: >-
    A slice returns what is there: one row, which then broadcasts to all tokens, or none. And indexing with -1
    returns the last row. Positions outside of 0 … L-1 have to raise; F.embedding does that by itself.
  zh: "切片有多少返回多少：只剩一行时会广播给所有 token，也可能一行都没有。用 -1 去索引则返回最后一行。0 到 L-1 之\
    外的位置必须报错，F.embedding 自己就会。"
"""


def learned_positions(x, weight, position_ids=None, past_len=0):
    if position_ids is None:
        return x + weight[past_len : past_len + x.shape[1]]
    return x + weight[position_ids]
