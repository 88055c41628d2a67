r"""
id: clamped
see: explanation-derivation
title: {en: "The position was clamped to the trained range", zh: "位置被截断到训练范围的末尾"}
text:
  en: >-
    You put the token at the last trained position. So would be all others beyond it, and none could be told from
    its neighbours. Interpolation squeezes the whole range.
  zh: "你把这个 token 放到训练范围的最后一个位置。那么后面所有 token 都会挤在那里，彼此分不清。插值压缩的是\
    整个范围。"
"""


def answer(given):
    return {"s": given["L"] / given["L0"], "image": given["L0"] - 1, "step": 0}
