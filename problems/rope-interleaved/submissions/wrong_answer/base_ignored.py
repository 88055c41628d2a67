r"""
id: base-ignored
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: base was not used, zh: 没有用到 base}
text:
  en: >-
    You computed with 10000 whatever the caller passes, which is right for the default only. With a larger base
    every pair but the first turns more slowly.
  zh: "无论传入什么，你都按 10000 计算，只有取默认值时才对。base 增大，除第一对外每一对都会转得更慢。"
"""

import torch


def rope_interleaved(x, positions, base=10000.0):
    theta = 10000.0 ** (-torch.arange(0, x.shape[-1], 2) / x.shape[-1])
    angle = positions[:, None] * theta
    cos, sin = angle.cos(), angle.sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
