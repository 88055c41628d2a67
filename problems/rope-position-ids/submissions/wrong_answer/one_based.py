r"""
id: one-based
see: statement-formula
title: {en: Counting starts at 1, zh: 从 1 开始数了}
text:
  en: >-
    The running sum includes the token itself, so the first token of each row gets 1. Its position is 0; subtract
    one. For RoPE alone a shift of everything would not show, for a table of positions and for a cache filled by
    other code it does.
  zh: "累加和把 token 自己也算了进去，所以每行第一个 token 得到 1，而它的位置是 0，应减一。如果只用 RoPE，整体平\
    移看不出来；换成位置表，或者缓存由别的代码写入，就会出错。"
"""


def position_ids_from_mask(attention_mask, past_len=0):
    return attention_mask.cumsum(dim=-1)[:, past_len:]
