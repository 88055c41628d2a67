r"""
id: last-only
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: Only the last column was returned, zh: 只返回了最后一列}
text:
  en: >-
    One column is all that decoding needs, and it is what you always return. In the first call the whole prompt is
    new, and a chunk may bring several columns; return all columns from past_len on.
  zh: "解码时确实只需要一列，而你无论何时都只返回一列。第一次调用时整个 prompt 都是新的，分块时也可能一次来好几列；\
    应返回从 past_len 起的所有列。"
"""


def position_ids_from_mask(attention_mask, past_len=0):
    return (attention_mask.cumsum(dim=-1) - 1).clamp(min=0)[:, -1:]
