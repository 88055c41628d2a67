r"""
id: wavelengths-blended
see: explanation-usual-mistakes-5
title: {en: "Wavelengths blended", zh: "混合的是波长"}
text:
  en: >-
    Your shares are right, but you blended wavelengths. YaRN blends frequencies: 1 - share + share/s.
  zh: "份额是对的，但你混合的是波长。YaRN 混合的是频率：1 - 份额 + 份额/s。"
"""


def answer(given):
    low, high = given["range"]
    share = tuple(min(max((i - low) / (high - low), 0), 1) for i in given["i"])
    return {"share": share, "factor": tuple(1 / (1 - rho + rho * given["s"]) for rho in share)}
