r"""
id: float64-out
see: explanation-usual-mistakes-6
title: {en: The table is float64, zh: 返回的是 float64}
text:
  en: >-
    The values are right, but the table came out as float64. Added to float32 embeddings it would turn the whole
    model into float64. Convert at the end.
  zh: "数值是对的，但返回的表是 float64。把它加到 float32 的 embedding 上，整个模型都会变成 float64。最后要转换一次。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    theta = 10000 ** (-torch.arange(0, d_model, 2, dtype=torch.float64) / d_model)
    angle = torch.arange(num_positions)[:, None] * theta
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
