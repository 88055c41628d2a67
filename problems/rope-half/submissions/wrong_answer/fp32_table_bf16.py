r"""
id: fp32-table-bf16
see: explanation-precision
title: {en: cos and sin were rounded to bfloat16, zh: cos 和 sin 被舍入成了 bfloat16}
text:
  en: >-
    The angles are right, but their cosines and sines went through bfloat16, so every result is off by up to 0.4 %
    of the pair's length. Some training code does this in bfloat16 models on purpose; x is float32 here, and the
    table has to be float32 as well.
  zh: "角度是对的，但 cos 和 sin 经过了 bfloat16，每个结果的误差可达坐标对长度的 0.4%。有的训练代码在 bfloat16 模\
    型里有意这样做；而这里 x 是 float32，表也必须是 float32。"
"""

import torch


def rope_half(x, pos, base=10000.0):
    theta = base ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    cos, sin = angle.cos().bfloat16().float(), angle.sin().bfloat16().float()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)
