r"""
id: rotated-anew
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: "Rotated by the new position, on top of the old one", zh: 在旧旋转之上，又按新位置转了一遍}
text:
  en: >-
    You turned each key by its index plus delta, as if the keys came in unrotated. They already stand at their
    old positions; only the difference is missing. A shift by 0 must return the keys as they are.
  zh: "你让每个 key 转了“下标加 delta”那么多，好像传进来的 key 没有旋转过。它们已经在旧位置上了，缺的只\
    是差值。平移 0 时，结果应与输入相同。"
"""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = (torch.arange(k_rot.shape[2]) + delta)[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = k_rot.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(k_rot.dtype)
