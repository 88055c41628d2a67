r"""
id: rolled
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: The cache was rolled instead of turned, zh: 滚动了缓存，没有旋转}
text:
  en: >-
    You moved the rows along the sequence axis. That gives token t the key of another token. The rows stay where
    they are; what changes is the angle of each.
  zh: "你沿序列维搬动了各行，于是 token t 拿到了别的 token 的 key。行的次序不变，变的是每一行的角度。"
"""

import torch


def shift_keys(k_rot, delta, base=10000.0):
    steps = int(delta.sum()) if isinstance(delta, torch.Tensor) else delta
    return torch.roll(k_rot, steps, dims=2)
