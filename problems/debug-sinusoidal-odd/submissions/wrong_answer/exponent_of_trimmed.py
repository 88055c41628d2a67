r"""
id: exponent-of-trimmed
see: explanation-what-went-wrong-3
title: {en: The exponents are those of d - 1 dimensions, zh: 指数是按 d - 1 维算的}
text:
  en: >-
    You build the table of the even width below, d_model - 1, and append a sine. The exponents are then divided by d
    - 1; the appended angle has the exponent 1. All of them have to be divided by d_model.
  zh: "你按小一号的偶数宽度 d_model - 1 造表，再补一列正弦。这样指数除的是 d - 1，补上的角度指数则是 1。它们都应当\
    除以 d_model。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    even = max(d_model - d_model % 2, 1)
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(0, d_model, 2) / even)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)[:, :d_model]
