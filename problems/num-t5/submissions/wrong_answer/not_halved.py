r"""
id: not-halved
see: explanation-usual-mistakes-2
title: {en: "The encoder's 32 buckets were not shared out", zh: "encoder 的 32 个桶没有对半分"}
text:
  en: >-
    Two directions share the 32 buckets, 16 each, so only distances below 8 are exact. You calculated with 32 on
    each side and cannot have as many.
  zh: "两个方向共用 32 个桶，每边 16 个，所以只有小于 8 的距离是精确的。你在每一边都按 32 个桶来算，桶没有\
    这么多。"
"""

from math import log


def answer(given):
    def bucket(r):
        return r if r < 16 else min(16 + int(log(r / 16) / log(8) * 16 + 1e-9), 31)

    return {
        "encoder": tuple((16 if r > 0 else 0) + bucket(abs(r)) for r in given["rel"]),
        "decoder": tuple(bucket(max(-r, 0)) for r in given["rel'"]),
    }
