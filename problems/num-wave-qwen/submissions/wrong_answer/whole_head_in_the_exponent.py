r"""
id: whole-head-in-the-exponent
see: explanation-usual-mistakes-1
title: {en: "The exponent divides by head_dim", zh: "指数除以了 head_dim"}
text:
  en: >-
    Only part of the head is rotated, and the frequencies are spread over that part: the exponent is 2i over the
    rotated dimensions. With head_dim the slowest pair is far too fast.
  zh: "头里只有一部分旋转，频率也只分布在这一部分：指数是 2i 除以旋转的维数。若除以 head_dim，最慢的一对就\
    快得多了。"
"""

from math import tau


def answer(given):
    width, base = given["head_dim"], given["base"]
    wave = [tau * base ** (2 * i / width) for i in range(int(width * given["factor"]) // 2)]
    return {"wave": tuple(wave[i] for i in given["i"]), "slow": sum(w > given["L"] for w in wave)}
