r"""
id: opposite-direction
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: "Turned by -delta", zh: "转的是 -delta"}
text:
  en: >-
    The sine terms have the wrong signs: every key moved as far in the other direction. A positive delta means
    later positions, the same sense as RoPE itself. Check: shifting by p a key that was rotated at 0 must give
    the key rotated at p.
  zh: "正弦项的符号反了：每个 key 都朝相反方向移了同样的距离。delta 为正表示靠后的位置，与 RoPE 本身的\
    方向一致。检验：把位置 0 的 key 平移 p，应得到在 p 处旋转的 key。"
"""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = -torch.as_tensor(delta)[..., None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = k_rot.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(k_rot.dtype)
