r"""
id: negative-pads
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: Padding got the position -1, zh: 填充处的位置成了 -1}
text:
  en: >-
    Real tokens are right, but pads on the left come out as -1. An index of -1 reads a table from its end, or raises
    in a kernel. Nobody looks at what stands there, so write anything from 0, by clamp or masked_fill.
  zh: "真正的 token 是对的，但左边的填充得到了 -1。下标 -1 会从表尾读起，在某些 kernel 里还会报错。那里的值没有人\
    会用到，用 clamp 或 masked_fill 写成任何不小于 0 的数即可。"
"""


def position_ids_from_mask(attention_mask, past_len=0):
    return (attention_mask.cumsum(dim=-1) - 1)[:, past_len:]
