r"""
id: factor-ignored
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: The whole head was rotated, zh: 整个头都转了}
text:
  en: >-
    partial_rotary_factor was not used: all dimensions are rotated, none pass through. Compare the last dimensions
    of q' with those of q; they must be equal bit for bit. The shapes are the same either way, so nothing warns you.
  zh: "没有用到 partial_rotary_factor：所有维度都转了，没有一维原样通过。比较 q' 与 q 的最后几维，它们应当逐位相等。\
    两种做法的形状一样，不会有任何报错提醒你。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = q.shape[-1]
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
