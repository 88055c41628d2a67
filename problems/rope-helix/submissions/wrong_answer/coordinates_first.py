r"""
id: coordinates-first
see: explanation-usual-mistakes-5
title: {en: Coordinates are rows instead of columns, zh: 坐标排成了行，应当排成列}
text:
  en: >-
    The result is [3, T], one row per coordinate. Wanted is one point per row, [T, 3]; stack along the last axis.
    Where T is 3 no shape complains, and points and coordinates are exchanged.
  zh: "结果是 [3, T]，每行一个坐标。要的是每行一个点，即 [T, 3]，请沿最后一维 stack。T 等于 3 时形状不会报错，但\
    点和坐标互换了。"
"""

import torch


def helix_points(i, d, base, m):
    angle = m * base ** (-2 * i / d)
    return torch.stack((angle.cos(), angle.sin(), m), dim=0)
