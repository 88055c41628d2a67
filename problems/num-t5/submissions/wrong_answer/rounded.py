r"""
id: rounded
see: explanation-usual-mistakes-3
title: {en: "Rounded to the nearest bucket", zh: "四舍五入了，而不是向下取整"}
text:
  en: >-
    The place on the logarithmic scale is cut off, not rounded: a bucket begins at its edge. Some of your numbers
    are one too high.
  zh: "对数刻度上的位置要向下取整，不能四舍五入：每个桶从它的边界开始。你有几个数大了 1。"
"""

from math import log


def answer(given):
    def bucket(r, n):
        e = n // 2
        return r if r < e else min(e + round(log(r / e) / log(128 / e) * e), n - 1)

    return {
        "encoder": tuple((16 if r > 0 else 0) + bucket(abs(r), 16) for r in given["rel"]),
        "decoder": tuple(bucket(max(-r, 0), 32) for r in given["rel'"]),
    }
