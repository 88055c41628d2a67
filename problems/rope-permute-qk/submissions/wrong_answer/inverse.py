r"""
id: inverse
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: The direction is reversed, zh: 方向反了}
text:
  en: >-
    You take a checkpoint from halves to adjacent pairs, as llama.cpp's function of the same name does. Here it goes
    from adjacent to halves, so the first half of a head must hold its old even rows. Heads of two or four
    dimensions cannot show the difference.
  zh: "你做的是从前后两半到相邻，llama.cpp 里的同名函数就是如此。本题是从相邻到前后两半，所以一个头的前一半应是原\
    来的偶数行。头的宽度为 2 或 4 时看不出区别。"
"""


def permute_qk(w, n_heads):
    rows, hidden = w.shape
    return w.reshape(n_heads, 2, rows // n_heads // 2, hidden).transpose(1, 2).reshape(rows, hidden)
