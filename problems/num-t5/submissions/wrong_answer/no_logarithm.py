r"""
id: no-logarithm
see: explanation-usual-mistakes-3
title: {en: "Distances were clipped, without a logarithm", zh: "只截断，没有取对数"}
text:
  en: >-
    You gave each distance its own bucket and put all others into the last. Only the first half of the buckets is
    exact; the second half grows in equal ratios up to 128.
  zh: "你让每个距离各占一个桶，其余都进最后一个。只有前一半的桶是精确的，后一半按等比放宽，一直到 128。"
"""


def answer(given):
    return {
        "encoder": tuple((16 if r > 0 else 0) + min(abs(r), 15) for r in given["rel"]),
        "decoder": tuple(min(max(-r, 0), 31) for r in given["rel'"]),
    }
