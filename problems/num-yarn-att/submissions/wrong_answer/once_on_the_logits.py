r"""
id: once-on-the-logits
see: explanation-usual-mistakes-1
title: {en: "The logits got the factor only once", zh: "logits 只乘了一次"}
text:
  en: >-
    The factor on cos and sin is right. A score is the product of a rotated query and a rotated key; both carry
    the factor, so the logits get its square.
  zh: "cos 和 sin 的系数对了。得分是旋转后的 query 与旋转后的 key 之积，两边各带一个系数，所以 logits 得到\
    的是平方。"
"""

from math import log


def answer(given):
    g = 0.1 * log(given["s"]) + 1
    return {"table": g, "logits": g}
