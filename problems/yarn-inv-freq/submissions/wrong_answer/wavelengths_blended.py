r"""
id: wavelengths-blended
see: explanation-usual-mistakes-4
title: {en: Wavelengths were blended instead of frequencies, zh: 混合的是波长，不是频率}
text:
  en: >-
    Both ends of the ramp are right, its middle is not: you blended 1/θ and s/θ and inverted the result, a
    harmonic mean. Halfway between 0.01 and 0.0025 lies 0.00625 for frequencies, but 0.004 for wavelengths.
  zh: "斜坡的两端是对的，中间不对：你混合的是 1/θ 和 s/θ，再取倒数，成了调和平均。0.01 与 0.0025 的中点，\
    按频率是 0.00625，按波长却是 0.004。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(math.floor(index(beta_fast)), 0), min(math.ceil(index(beta_slow)), dim - 1)
    ramp = ((torch.arange(dim // 2) - low) / (high - low or 0.001)).clamp(0, 1)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    return 1 / (factor / theta * ramp + 1 / theta * (1 - ramp))
