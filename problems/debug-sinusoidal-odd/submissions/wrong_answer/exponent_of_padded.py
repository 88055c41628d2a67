r"""
id: exponent-of-padded
see: explanation-what-went-wrong-2
title: {en: The exponents are those of d + 1 dimensions, zh: 指数是按 d + 1 维算的}
text:
  en: >-
    You build a table for d_model + 1 and cut it. Shapes agree, but all exponents are divided by d + 1 instead of d,
    so every frequency but the first is off. Cut the columns, not the formula.
  zh: "你按 d_model + 1 造了表再截断。形状对得上，但所有指数除的都是 d + 1 而不是 d，除第一个外每个频率都不对。该截\
    的是列，不是公式。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    even = d_model + d_model % 2
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(0, even, 2) / even)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)[:, :d_model]
