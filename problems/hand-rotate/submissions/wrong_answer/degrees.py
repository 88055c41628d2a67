r"""
id: degrees
see: explanation-usual-mistakes-5
title: {en: Radians were read as degrees, zh: 把弧度当成了角度}
text:
  en: >-
    The angle was put into a calculator set to degrees: an angle such as π/6 = 0.52 was taken for half a degree, so
    the vectors hardly moved. π/6 is 30 degrees; switch the calculator to radians.
  zh: "计算器停在角度制上：π/6 = 0.52 这样的弧度值被当成了约半度，所以向量几乎没动。π/6 是 30°，请把计算器切换到\
    弧度制。"
"""

from math import cos, radians, sin


def answer(given):
    theta, m, n, q, k = (given[name] for name in ("theta", "m", "n", "q", "k"))
    q1, k1 = rotate(q, m * theta), rotate(k, n * theta)
    return {"q'": q1, "k'": k1, "score": dot(q1, k1)}


def rotate(x, angle):
    c, s = cos(radians(angle)), sin(radians(angle))
    return x[0] * c - x[1] * s, x[0] * s + x[1] * c


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
