r"""
id: past-ignored
see: statement-shapes
title: {en: Cached columns were returned as well, zh: 连缓存里的列也返回了}
text:
  en: >-
    past_len was not used. The first past_len columns are in the cache already; only the columns after them are new,
    and their queries and keys are the only ones to be rotated. Without a cache everything is right.
  zh: "没有用到 past_len。前 past_len 列已经在缓存里了，只有后面的列是新的，要旋转的也只有它们的 query 和 key。不\
    用缓存时一切正常。"
"""


def position_ids_from_mask(attention_mask, past_len=0):
    return (attention_mask.cumsum(dim=-1) - 1).clamp(min=0)
