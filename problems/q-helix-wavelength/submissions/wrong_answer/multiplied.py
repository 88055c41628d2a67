r"""
id: multiplied
see: explanation-usual-mistakes-3
title: {en: "Multiplied instead of divided", zh: "该除的乘了"}
text:
  en: >-
    That is 2π times θ. The wavelength is 2π divided by θ: the smaller the step, the more steps to a turn.
  zh: "那是 2π 乘 θ。波长是 2π 除以 θ：步子越小，转一圈要的步数越多。"
"""

from math import tau


def answer(given):
    return {"wave": tau * given["base"] ** (-given["i"] / 64)}
