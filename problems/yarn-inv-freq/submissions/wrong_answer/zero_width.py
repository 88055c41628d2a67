r"""
id: zero-width
see: statement-formula
title: {en: 0/0 where low and high coincide, zh: low 与 high 重合时出现 0/0}
text:
  en: >-
    When low equals high the ramp divides by zero: the pair at that index gets 0/0, which is NaN, and a NaN
    frequency ruins every score. Add 0.001 to high in that case.
  zh: "low 等于 high 时斜坡除以了零：恰在该下标的维度对得到 0/0，也就是 NaN，而一个 NaN 频率会毁掉所有\
    得分。这时要给 high 加上 0.001。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(math.floor(index(beta_fast)), 0), min(math.ceil(index(beta_slow)), dim - 1)
    ramp = ((torch.arange(dim // 2) - low) / (high - low)).clamp(0, 1)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    return theta / factor * ramp + theta * (1 - ramp)
