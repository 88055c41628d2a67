r"""
id: always-float32
see: explanation-what-was-wrong
title: {en: The result is float32 for every dtype, zh: 不论什么 dtype，结果都是 float32}
text:
  en: >-
    x was converted to float32 at the beginning, which is fine, and never converted back. For float64 as well the
    dtype has to be kept. Finish with .to of the dtype that came in, and remember it before you overwrite x.
  zh: "一开始把 x 转成 float32 没有问题，但最后没有转回去。float64 的 dtype 同样要保持。最后用 .to 转回输入的 \
    dtype；在覆盖 x 之前记得先把它存下来。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    x = x.float()
    d = x.shape[-1]
    theta = base ** (-torch.arange(0, d, 2) / d)
    angle = pos[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)
