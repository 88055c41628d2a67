r"""
id: inv-in-dtype
see: explanation-where-it-happened-3
title: {en: Frequencies were rounded to the dtype of x, zh: 频率被舍入成了 x 的 dtype}
text:
  en: >-
    θ went through x.dtype, as it does when a buffer is cast along with the model by .to(torch.bfloat16). A relative
    error of 0.2 % in θ is an error of two radians at an angle of 1000. Positions are right. Frequencies stay in
    float32.
  zh: "θ 经过了 x.dtype，用 .to(torch.bfloat16) 转换模型、连带转换了 buffer 时就会这样。θ 有 0.2% 的相对误差，角\
    度为 1000 时就差了两弧度。位置是对的。频率要保持 float32。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    d = x.shape[-1]
    theta = (base ** (-torch.arange(0, d, 2) / d)).to(x.dtype).float()
    angle = pos[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(x.dtype)
