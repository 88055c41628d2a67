r"""
id: degrees
see: explanation-usual-mistakes-3
title: {en: "The calculator was in degrees", zh: "计算器用的是角度制"}
text:
  en: >-
    Angles are in radians: sin 1 is 0.8415, not 0.0175.
  zh: "角度的单位是弧度：sin 1 是 0.8415，不是 0.0175。"
"""

from math import cos, radians, sin


def answer(given):
    ps = {"first": radians(given["m"]), "second": radians(given["n"])}
    return {k: (sin(p), cos(p), sin(p / 100), cos(p / 100)) for k, p in ps.items()}
