r"""
id: future-not-set-apart
see: explanation-usual-mistakes-2
title: {en: "The encoder's future got no buckets of its own", zh: "encoder 没有给未来单独的桶"}
text:
  en: >-
    An encoder looks both ways and needs to tell them apart: positive numbers get 16 on top. Your 1 and -1 share a
    bucket.
  zh: "encoder 要看两个方向，必须区分：正数要加 16。在你这里，1 和 -1 进了同一个桶。"
"""

from math import log


def answer(given):
    def bucket(r, n):
        e = n // 2
        return r if r < e else min(e + int(log(r / e) / log(128 / e) * e + 1e-9), n - 1)

    return {
        "encoder": tuple(bucket(abs(r), 16) for r in given["rel"]),
        "decoder": tuple(bucket(max(-r, 0), 32) for r in given["rel'"]),
    }
