r"""
id: no-transpose
title: {en: "Reshaped to pairs and back, without a transpose", zh: 变形成对又变回来，却没有转置}
text:
  en: >-
    You cut the rows in the right way but in the order that results are read, member before pair, nothing was
    exchanged between pairs: inside each pair the two rows changed places. Between the two reshapes the axes of
    pairs and members have to be transposed.
  zh: "切分是对的，但各对之间没有任何交换，只是每一对内部的两行互换了位置。两次 reshape 之间，应当把“第几对”和“第\
    几个分量”这两维转置过来。"
"""


def permute_qk(w, n_heads):
    rows, hidden = w.shape
    return w.reshape(n_heads, rows // n_heads // 2, 2, hidden).flip(2).reshape(rows, hidden)
