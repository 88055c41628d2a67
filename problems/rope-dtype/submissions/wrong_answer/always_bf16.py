r"""
id: always-bf16
see: explanation-what-was-wrong
title: {en: Everything was cast to bfloat16, zh: 一律转成了 bfloat16}
text:
  en: >-
    You cast to bfloat16 and not to the dtype of x. That is right for one dtype of four; float16, float32 and
    float64 come back in the wrong one. Write x.dtype instead of a fixed one.
  zh: "你转成的是 bfloat16，而不是 x 的 dtype。四种 dtype 里只有一种对，float16、float32、float64 都变了样。请用 \
    x.dtype，不要写死。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    d = x.shape[-1]
    theta = base ** (-torch.arange(0, d, 2) / d)
    angle = pos[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(torch.bfloat16)
