r"""
id: slopes-that-exist-already
see: explanation-usual-mistakes-2
title: {en: "The other half of the slopes was taken", zh: "取成了另外那一半"}
text:
  en: >-
    Of the slopes for twice as many heads you took the second, the fourth and so on. These are the ones that the
    power of two has already; the new ones are the first, the third, ….
  zh: "在两倍头数的那组斜率里，你取了第二、第四个……这些正是原来就有的；新的是第一、第三个……"
"""


def answer(given):
    n, more = given["n"], given["n'"]
    below = 1 << (more.bit_length() - 1)
    extra = tuple(2 ** (-8 * h / below) for h in range(1, more - below + 1))
    return {"slopes": tuple(2 ** (-8 * h / n) for h in range(1, n + 1)), "extra": extra}
