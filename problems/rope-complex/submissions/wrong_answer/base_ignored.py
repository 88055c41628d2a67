r"""
id: base-ignored
see: statement-formula
title: {en: base was not used, zh: 没有用到 base}
text:
  en: >-
    You computed with 10000 whatever the caller passes, which is right for the default only. With a larger base
    every pair but the first turns more slowly.
  zh: "无论传入什么，你都按 10000 计算，只有取默认值时才对。base 增大，除第一对外每一对都会转得更慢。"
"""

import torch


def rope_complex(x, pos, base=10000.0):
    theta = 10000.0 ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = pos[:, None] * theta
    unit = torch.polar(torch.ones_like(angle), angle)
    z = torch.view_as_complex(x.unflatten(-1, (-1, 2)))
    return torch.view_as_real(z * unit).flatten(-2)
