r"""
id: pass-through-zeroed
see: explanation-usual-mistakes-and-where-they-happened-6
title: {en: The remaining dimensions became zero, zh: 其余维度被清零}
text:
  en: >-
    The rotated part is right, but past rotary_dim there are zeros: the buffer was created with zeros and never
    filled there. These dimensions carry content without position and must be copied unchanged.
  zh: "旋转的部分是对的，但 rotary_dim 之后全是零：缓冲区建好时就是零，后面没有填上。这些维度承载与位置无关的内容，\
    必须原样复制过去。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, torch.zeros_like(rest)), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
