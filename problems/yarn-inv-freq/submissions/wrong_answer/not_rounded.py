r"""
id: not-rounded
see: statement-formula
title: {en: The range was not rounded, zh: 区间没有取整}
text:
  en: >-
    Your ramp runs over the real indices. Here low is rounded down and high up first. The unrounded form exists
    (truncate: false, as in gpt-oss), but it is another set of frequencies; the pairs on the ramp differ by some
    percent, a few by tens.
  zh: "你的斜坡用的是实数下标。本题要先把 low 向下、high 向上取整。不取整的写法也有（truncate: false，\
    例如 gpt-oss），但那是另一组频率，斜坡上的维度对会差百分之几，个别差百分之几十。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(index(beta_fast), 0), min(index(beta_slow), dim - 1)
    ramp = ((torch.arange(dim // 2) - low) / (high - low or 0.001)).clamp(0, 1)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    return theta / factor * ramp + theta * (1 - ramp)
