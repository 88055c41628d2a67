r"""
id: half-of-the-head
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: Only half of the head was turned, zh: 只转了头的一半}
text:
  en: >-
    You turned the first D/2 dimensions, in pairs (i, i + D/4) with the frequencies of that width, and left the
    others. That is a partial RoPE; this cache was rotated in all dimensions. llama.cpp once shifted Phi-2 with
    the wrong width.
  zh: "你只转了前 D/2 维，按 (i, i + D/4) 配对，用的也是那个宽度的频率，其余没有动。那是部分旋转；这个\
    缓存的所有维度都旋转过。llama.cpp 平移 Phi-2 时就用错过宽度。"
"""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    width = k_rot.shape[-1] // 2 // 2 * 2
    theta = base ** (-torch.arange(0, width, 2) / max(width, 1))
    angle = torch.as_tensor(delta)[..., None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b, rest = k_rot.tensor_split((width // 2, width), dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1).to(k_rot.dtype)
