r"""
id: forward
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: The direction is reversed, zh: 方向反了}
text:
  en: >-
    You take a checkpoint from adjacent pairs to halves, as permute_qk does; applied to one that is in halves
    already, the result is neither. Rows have to come from the first and the second half in turn. Heads of two or
    four dimensions cannot show the difference.
  zh: "你做的是从相邻到前后两半，也就是 permute_qk；对已经是前后两半的 checkpoint 再做一遍，结果两种都不是。各行\
    应当交替取自前一半和后一半。头的宽度为 2 或 4 时看不出区别。"
"""


def unpermute_qk(w, n_heads):
    rows, hidden = w.shape
    return w.reshape(n_heads, rows // n_heads // 2, 2, hidden).transpose(1, 2).reshape(rows, hidden)
