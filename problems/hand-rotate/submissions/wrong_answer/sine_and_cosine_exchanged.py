r"""
id: sine-and-cosine-exchanged
see: explanation-derivation
title: {en: Sine and cosine were exchanged, zh: 正弦和余弦用反了}
text:
  en: >-
    Cosine and sine changed places, so the vectors were turned by π/2 - α instead of α. Check with α = 0: nothing
    may move, and cos 0 = 1 has to stand beside the component itself.
  zh: "正弦和余弦互换了位置，于是转的是 π/2 - α 而不是 α。取 α = 0 检验：向量不应该动，所以与分量自身相乘的必须\
    是 cos 0 = 1。"
"""

from math import cos, sin


def answer(given):
    theta, m, n, q, k = (given[name] for name in ("theta", "m", "n", "q", "k"))
    q1, k1 = rotate(q, m * theta), rotate(k, n * theta)
    return {"q'": q1, "k'": k1, "score": dot(q1, k1)}


def rotate(x, angle):
    c, s = cos(angle), sin(angle)
    return x[0] * s - x[1] * c, x[0] * c + x[1] * s


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
