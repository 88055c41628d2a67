r"""
id: second-half-first
see: statement-formula
title: {en: The second members stand before the first ones, zh: 第二个分量排到了第一个前面}
text:
  en: >-
    Rows are interleaved within each head, but each pair begins with its row from the second half. That turns (a, b)
    into (b, a), and the rotation runs backwards. The row from the first half comes first.
  zh: "在每个头之内交错是对的，但每一对都从后一半的那一行开始，(a, b) 成了 (b, a)，旋转就反了方向。前一半的行应当\
    在前。"
"""


def unpermute_qk(w, n_heads):
    rows, hidden = w.shape
    halves = w.reshape(n_heads, 2, rows // n_heads // 2, hidden).flip(1)
    return halves.transpose(1, 2).reshape(rows, hidden)
