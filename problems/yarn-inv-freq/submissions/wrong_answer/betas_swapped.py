r"""
id: betas-swapped
see: explanation-usual-mistakes-1
title: {en: beta_fast and beta_slow were exchanged, zh: beta_fast 与 beta_slow 弄反了}
text:
  en: >-
    low came from beta_slow and high from beta_fast, so low > high and the ramp falls instead of rising. Fast
    pairs make many turns and have small indices: low belongs to beta_fast.
  zh: "low 用了 beta_slow，high 用了 beta_fast，于是 low > high，斜坡本该上升却在下降。快的维度对圈数多、\
    下标小，所以 low 对应 beta_fast。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(math.floor(index(beta_slow)), 0), min(math.ceil(index(beta_fast)), dim - 1)
    ramp = ((torch.arange(dim // 2) - low) / (high - low or 0.001)).clamp(0, 1)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    return theta / factor * ramp + theta * (1 - ramp)
