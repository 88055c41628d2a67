r"""
id: cos-next-exponent
see: explanation-usual-mistakes-3
title: {en: The cosine has an exponent of its own, zh: 余弦用了自己的指数}
text:
  en: >-
    Column 2i + 1 uses the exponent (2i + 1)/d. Both columns of a pair share the exponent 2i/d: together they are
    the two coordinates of one clock hand. With yours, sin² + cos² of a pair is no longer 1.
  zh: "第 2i + 1 列的指数用成了 (2i + 1)/d。一对里的两列共用指数 2i/d，合起来才是同一根指针的两个坐标。按你的写法，\
    一对的 sin² + cos² 不再是 1。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(d_model) / d_model)
    angle[:, 0::2], angle[:, 1::2] = angle[:, 0::2].sin(), angle[:, 1::2].cos()
    return angle
