r"""
id: decimal-gigabytes
see: explanation-usual-mistakes-3
title: {en: "Gigabytes of 10^9 bytes", zh: "用了 10^9 字节的 GB"}
text:
  en: >-
    A GiB has 2^30 = 1073741824 bytes, seven percent more than 10^9. With powers of two everywhere, it is also
    easier to divide by.
  zh: "1 GiB 是 2^30 = 1073741824 字节，比 10^9 多 7%。这里到处是 2 的幂，除以它反而更好算。"
"""


def answer(given):
    row = given["D"] * given["bytes"]
    return {"gathered": given["T"] ** 2 * row / 10**9, "table": (2 * given["K"] + 1) * row}
