r"""
id: ramp-not-clamped
see: statement-formula
title: {en: The ramp leaves the interval from 0 to 1, zh: 斜坡跑出了 0 到 1 的范围}
text:
  en: >-
    Below low your ramp is negative and above high it exceeds 1, so the fast pairs become faster than plain RoPE
    and the slow ones slower than by the factor, or even negative. Clamp it to [0, 1].
  zh: "low 以下，你的斜坡是负数；high 以上，它超过 1。结果快的维度对比普通 RoPE 还快，慢的放慢得超过倍\
    数，甚至变成负频率。要限制在 [0, 1] 之内。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(math.floor(index(beta_fast)), 0), min(math.ceil(index(beta_slow)), dim - 1)
    ramp = (torch.arange(dim // 2) - low) / (high - low or 0.001)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    return theta / factor * ramp + theta * (1 - ramp)
