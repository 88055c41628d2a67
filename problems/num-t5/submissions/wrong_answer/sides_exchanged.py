r"""
id: sides-exchanged
see: explanation-usual-mistakes-1
title: {en: "Future and past are exchanged", zh: "未来与过去弄反了"}
text:
  en: >-
    rel is key minus query, so a positive number is in the future. In the encoder the future gets +16; the decoder
    keeps the past, the negative numbers.
  zh: "rel 等于 key 减 query，正数是未来。encoder 里给未来加 16；decoder 保留的是过去，也就是负数。"
"""

from math import log


def answer(given):
    def bucket(r, n):
        e = n // 2
        return r if r < e else min(e + int(log(r / e) / log(128 / e) * e + 1e-9), n - 1)

    return {
        "encoder": tuple((16 if r < 0 else 0) + bucket(abs(r), 16) for r in given["rel"]),
        "decoder": tuple(bucket(max(r, 0), 32) for r in given["rel'"]),
    }
