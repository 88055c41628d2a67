r"""
id: bf16-positions
see: explanation-usual-mistakes-3
title: {en: Positions went through bfloat16, zh: 位置经过了 bfloat16}
text:
  en: >-
    bfloat16 keeps 8 bits: 257 becomes 256, 601 becomes 600, 200123 becomes 199680. The first pair turns a whole
    radian per position, so the vector is that of another token. Up to 256 nothing shows.
  zh: "bfloat16 只有 8 位：257 变成 256，601 变成 600，200123 变成 199680。第一对每个位置转 1 弧度，得到的就成了别\
    的 token 的向量。256 以内看不出来。"
"""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    angle = positions.bfloat16().float()[..., None] * base ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(-2)
