r"""
id: adjacent-pairs
see: explanation-usual-mistakes-3
title: {en: Adjacent dimensions were paired, zh: 配成了相邻维度}
text:
  en: >-
    Your pairs are neighbours, (0, 1), (2, 3), …; here dimension i is paired with i + d/2. Both layouts are in use
    (some libraries even call the adjacent one rotate_half), but they are different functions. With d = 2 they
    coincide, so look at d = 4: [1, 2, 3, 4] must become [-3, -4, 1, 2], not [-2, 1, -4, 3].
  zh: "你配的是相邻的两维 (0, 1)、(2, 3)……，而这里第 i 维与第 i + d/2 维成对。两种布局都有人用（有的库里名叫 \
    rotate_half 的恰恰是相邻版），但它们是两个不同的函数。d = 2 时看不出差别，请看 d = 4：[1, 2, 3, 4] 应变成 [-3, \
    -4, 1, 2]，而不是 [-2, 1, -4, 3]。"
"""

import torch


def rotate_half(x):
    return torch.stack((-x[..., 1::2], x[..., 0::2]), dim=-1).flatten(-2)
