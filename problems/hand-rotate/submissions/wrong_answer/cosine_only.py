r"""
id: cosine-only
see: explanation-usual-mistakes-1
title: {en: Only the cosine was kept, zh: 只留下了余弦项}
text:
  en: >-
    You took the score for (q·k) cos((n - m)θ). That drops the term with the sine: per pair the score is (q0 k0 + q1
    k1) cos δ + (q1 k0 - q0 k1) sin δ with δ = (n - m)θ. Both forms agree only if q and k are parallel.
  zh: "你把得分当成了 (q·k) cos((n - m)θ)，漏掉了正弦那一项。每一对的得分是 (q0 k0 + q1 k1) cos δ + (q1 k0 - q0 \
    k1) sin δ，其中 δ = (n - m)θ。只有 q 与 k 平行时，两种写法才相等。"
"""

from math import cos, sin


def answer(given):
    theta, m, n, q, k = (given[name] for name in ("theta", "m", "n", "q", "k"))
    q1, k1 = rotate(q, m * theta), rotate(k, n * theta)
    return {"q'": q1, "k'": k1, "score": dot(q, k) * cos((n - m) * theta)}


def rotate(x, angle):
    c, s = cos(angle), sin(angle)
    return x[0] * c - x[1] * s, x[0] * s + x[1] * c


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
