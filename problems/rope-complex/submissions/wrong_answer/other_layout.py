r"""
id: other-layout
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: Dimension i was paired with i + d/2, zh: 第 i 维配成了第 i + d/2 维}
text:
  en: >-
    You rotated the pairs (i, i + d/2), the layout of the Llama and Qwen code in transformers. Here neighbours form
    a pair: (0, 1), (2, 3), …. Checkpoints are bound to one of the two; loaded into the other, a model writes
    nonsense without any error. With d = 2 they coincide.
  zh: "你转的是 (i, i + d/2)，也就是 transformers 中 Llama、Qwen 的布局。这里相邻两维成对：(0, 1)、(2, 3)……。\
    checkpoint 与布局是绑定的，换一种布局加载，模型不会报错，只会胡言乱语。d = 2 时两者相同。"
"""

import torch


def rope_complex(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    unit = torch.polar(torch.ones_like(angle), angle)
    z = torch.complex(*x.chunk(2, dim=-1)) * unit
    return torch.cat((z.real, z.imag), dim=-1)
