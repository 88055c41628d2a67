r"""
id: base-ignored
see: explanation-usual-mistakes-5
title: {en: The base is always 10000, zh: base 始终是 10000}
text:
  en: >-
    10000 is written into the formula and the parameter does nothing. The first pair has the frequency 1 for any
    base and hides it; look at the other pairs when base is 1e6.
  zh: "公式里写死了 10000，参数不起作用。第一对的频率恒为 1，看不出来；base 为 1e6 时看其余各对就知道了。"
"""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    angle = positions[..., None] * 10000.0 ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(-2)
