r"""
id: fp32-out
see: explanation-usual-mistakes
title: {en: A half-precision x came back as float32, zh: 半精度的 x 变成了 float32}
text:
  en: >-
    bfloat16 plus float32 is float32, and so is your result. The values are right, but the next layer has bfloat16
    weights. Cast the rows, or the sum, to x.dtype.
  zh: "bfloat16 加 float32 得到 float32，你的结果也就成了 float32。数值是对的，可下一层的权重是 bfloat16。把取出的\
    行或者最后的和转换成 x.dtype。"
"""


def add_positions(x, table, offset=0):
    if offset + x.shape[1] > table.shape[0]:
        raise ValueError("too long")
    return x + table[offset : offset + x.shape[1]]
