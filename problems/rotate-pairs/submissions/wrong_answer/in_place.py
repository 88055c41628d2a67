r"""
id: in-place
see: explanation-usual-mistakes-5
title: {en: Even places were overwritten before they were read, zh: 偶数位还没读就被覆盖了}
text:
  en: >-
    You wrote into x. After the even places hold -x1, the odd places are filled from them, so both members of a pair
    come from the odd one, and the caller's tensor is changed. A slice is a view; build a new tensor.
  zh: "你直接写进了 x。偶数位写成 -x1 之后，奇数位再从偶数位取数，于是一对的两个分量都来自奇数位；调用者手里的张\
    量也被改掉了。切片是视图，请另建一个新张量。"
"""


def rotate_pairs(x):
    x[..., 0::2] = -x[..., 1::2]
    x[..., 1::2] = x[..., 0::2]
    return x
