r"""
id: factor-twice
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: The factor was applied twice, zh: 比例乘了两次}
text:
  en: >-
    rotary_dim came out as head_dim·factor², for example 16 instead of 64 for a head of 256. This happens when a
    width that has already been scaled is scaled once more. Print rotary_dim before you use it.
  zh: "rotary_dim 算成了 head_dim·factor²，比如 256 维的头得到 16 而不是 64。已经按比例缩小过的宽度又乘了一次比\
    例，就会这样。用之前先把 rotary_dim 打印出来看看。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
