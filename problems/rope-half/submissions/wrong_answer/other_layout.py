r"""
id: other-layout
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: Adjacent dimensions were paired, zh: 配成了相邻维度}
text:
  en: >-
    You rotated the pairs (0, 1), (2, 3), …, the layout of the RoFormer paper and of Meta's Llama. Here dimension i
    is paired with i + d/2. Checkpoints are bound to one of the two; loaded into the other, a model writes nonsense
    without any error. With d = 2 they coincide.
  zh: "你转的是 (0, 1)、(2, 3)……，也就是 RoFormer 论文和 Meta 的 Llama 的布局。这里第 i 维与第 i + d/2 维成对。\
    checkpoint 与布局是绑定的，换一种布局加载，模型不会报错，只会胡言乱语。d = 2 时两者相同。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
