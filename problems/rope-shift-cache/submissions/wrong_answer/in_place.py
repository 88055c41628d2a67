r"""
id: in-place
see: statement-shapes
title: {en: The cache itself was overwritten, zh: 直接改写了缓存}
text:
  en: >-
    The values are right, but you wrote them into k_rot. Another sequence may share this cache (a common prefix
    does), and a second shift would start from moved keys. Return a new tensor.
  zh: "数值是对的，但你把它们写进了 k_rot。别的序列可能共用这份缓存（公共前缀就是），再次平移也会从移动\
    过的 key 出发。请返回一个新张量。"
"""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = torch.as_tensor(delta)[..., None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = k_rot.chunk(2, dim=-1)
    return k_rot.copy_(torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1))
