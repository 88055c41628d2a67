r"""
id: positions-added
see: explanation-usual-mistakes-6
title: {en: The positions were added, zh: 把两个位置相加了}
text:
  en: >-
    q' and k' are right. For the short cut you turned k by (n + m)θ. The transpose belongs to q alone and its angle
    counts negative: what remains is the difference n - m, which is the point of RoPE.
  zh: "q' 和 k' 都对，但走捷径时把 k 转了 (n + m)θ。转置只作用在 q 那一边，它的角度要取负，剩下的是差值 n - m，\
    RoPE 的意义正在于此。"
"""

from math import cos, sin


def answer(given):
    theta, m, n, q, k = (given[name] for name in ("theta", "m", "n", "q", "k"))
    q1, k1 = rotate(q, m * theta), rotate(k, n * theta)
    return {"q'": q1, "k'": k1, "score": dot(q, rotate(k, (n + m) * theta))}


def rotate(x, angle):
    c, s = cos(angle), sin(angle)
    return x[0] * c - x[1] * s, x[0] * s + x[1] * c


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
