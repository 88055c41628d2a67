r"""
id: step-unchanged
see: explanation-usual-mistakes-2
title: {en: "Neighbours are still taken to be 1 radian apart", zh: "以为相邻 token 仍相差 1 弧度"}
text:
  en: >-
    s and the image are right, but if every position is divided by s, so is the distance between neighbours. The
    fastest pair now turns 1/s radians per token; that loss of resolution is the price of interpolation.
  zh: "s 和像都对，但既然每个位置都除以 s，相邻位置的间隔也就除以了 s。最快的一对每个 token 只转 1/s 弧度，\
    分辨率下降正是插值的代价。"
"""


def answer(given):
    s = given["L"] / given["L0"]
    return {"s": s, "image": given["m"] / s, "step": 1.0}
