r"""
id: head-dim-as-heads
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: n_heads and head_dim were exchanged, zh: 头数与头的宽度弄反了}
text:
  en: >-
    You split the rows into head_dim groups of n_heads rows each. Shapes come out right, as the product is the same,
    and the rows of different heads are mixed. The outermost axis is the head; n_heads groups of rows / n_heads
    rows.
  zh: "你把各行分成了 head_dim 组，每组 n_heads 行。乘积是一样的，所以形状对得上，但不同头的行混到了一起。最外面\
    一维是头：一共 n_heads 组，每组 行数 / n_heads 行。"
"""


def unpermute_qk(w, n_heads):
    rows, hidden = w.shape
    return w.reshape(rows // n_heads, 2, n_heads // 2, hidden).transpose(1, 2).reshape(rows, hidden)
