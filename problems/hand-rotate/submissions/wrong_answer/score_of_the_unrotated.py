r"""
id: score-of-the-unrotated
see: explanation-usual-mistakes-1
title: {en: The score of the vectors before rotation, zh: 得分用了旋转前的向量}
text:
  en: >-
    q' and k' are right, but the score is q·k, that of the vectors before they were turned. Rotations keep lengths,
    not the angle between two vectors that turn by different amounts: the score is q'·k'.
  zh: "q' 和 k' 都对，得分却算成了旋转之前的 q·k。旋转保持长度，但两个向量转的角度不同，它们的夹角就变了：得分是 q'\
    ·k'。"
"""

from math import cos, sin


def answer(given):
    theta, m, n, q, k = (given[name] for name in ("theta", "m", "n", "q", "k"))
    q1, k1 = rotate(q, m * theta), rotate(k, n * theta)
    return {"q'": q1, "k'": k1, "score": dot(q, k)}


def rotate(x, angle):
    c, s = cos(angle), sin(angle)
    return x[0] * c - x[1] * s, x[0] * s + x[1] * c


def dot(x, y):
    return x[0] * y[0] + x[1] * y[1]
