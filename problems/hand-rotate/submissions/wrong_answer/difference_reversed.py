r"""
id: difference-reversed
see: explanation-usual-mistakes-6
title: {en: m - n was used instead of n - m, zh: 差值用了 m - n 而不是 n - m}
text:
  en: >-
    q' and k' are right. For the short cut you turned k by (m - n)θ. Transposing R(mθ) makes its angle negative:
    R(mθ)ᵀ R(nθ) = R((n - m)θ), so the sign goes to the position of q.
  zh: "q' 和 k' 都对，但走捷径时把 k 转了 (m - n)θ。转置会让 R(mθ) 的角度变号：R(mθ)ᵀ R(nθ) = R((n - m)θ)，所以\
    带负号的是 q 的位置。"
"""

from math import cos, sin


def answer(given):
    theta, m, n, q, k = (given[name] for name in ("theta", "m", "n", "q", "k"))
    q1, k1 = rotate(q, m * theta), rotate(k, n * theta)
    return {"q'": q1, "k'": k1, "score": dot(q, rotate(k, (m - n) * theta))}


def rotate(x, angle):
    c, s = cos(angle), sin(angle)
    return x[0] * c - x[1] * s, x[0] * s + x[1] * c


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
