r"""
id: attention-factor-included
see: explanation-usual-mistakes-4
title: {en: The attention factor was multiplied into the frequencies, zh: 注意力系数乘到了频率上}
text:
  en: >-
    All frequencies are too high by 0.1 ln s + 1. That number belongs to cos and sin, after the angle has been
    formed; a larger frequency means a larger angle, not a larger vector.
  zh: "所有频率都偏高 0.1 ln s + 1 倍。那个数要在算完角度之后乘到 cos 和 sin 上；频率变大，变大的是角度，\
    不是向量。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(math.floor(index(beta_fast)), 0), min(math.ceil(index(beta_slow)), dim - 1)
    ramp = ((torch.arange(dim // 2) - low) / (high - low or 0.001)).clamp(0, 1)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    return (theta / factor * ramp + theta * (1 - ramp)) * (0.1 * math.log(factor) + 1)
