r"""
id: members-swapped
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: Rows changed places only within their pairs, zh: 只在每一对内部互换了两行}
text:
  en: >-
    Rows 0 and 1 have changed places, 2 and 3, and so on; flip(2) does that, or a swap where a transpose was meant.
    Neighbours remain neighbours, and the first half of a head still holds whole pairs. Transpose the axes of pairs
    and members, so that members come first.
  zh: "第 0、1 行互换了，第 2、3 行互换了，依此类推：flip(2) 会这样，想写转置却写成交换也会这样。相邻的行仍然相邻，\
    一个头的前一半里还是整对整对的。应当把“第几对”和“第几个分量”这两维转置过来，让分量在前。"
"""


def permute_qk(w, n_heads):
    rows, hidden = w.shape
    return w.reshape(n_heads, rows // n_heads // 2, 2, hidden).flip(2).reshape(rows, hidden)
