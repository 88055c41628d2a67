r"""
id: float32-output
see: statement-shapes
title: {en: "bfloat16 came in, float32 went out", zh: 输入 bfloat16，输出成了 float32}
text:
  en: >-
    The values are right, but bfloat16 times a float32 cosine is float32, and so is your result. It cannot be
    put back into the cache without a cast. Cast it to the dtype of k_rot.
  zh: "数值是对的，但 bfloat16 乘以 float32 的余弦得到 float32，结果也就成了 float32，不转换就放不回缓\
    存。应当转回 k_rot 的 dtype。"
"""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = torch.as_tensor(delta)[..., None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = k_rot.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)
