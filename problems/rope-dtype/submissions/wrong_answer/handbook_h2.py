r"""
id: handbook-h2
see: explanation-what-was-wrong
title: {en: "bfloat16 came in, float32 went out", zh: 输入 bfloat16，输出成了 float32}
text:
  en: >-
    The angles are right, and so are the values, but bfloat16 times a float32 cosine is float32, and so the result
    stays. This is the code you were given. Cast the result to x.dtype.
  zh: "角度没错，数值也没错，但 bfloat16 乘 float32 的余弦得到 float32，结果就停在了 float32。这正是题目给出的代\
    码。把结果转成 x.dtype 即可。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    d = x.shape[-1]
    theta = base ** (-torch.arange(0, d, 2) / d)
    angle = pos[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)
