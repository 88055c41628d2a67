r"""
id: dimensions-on-the-ramp
see: explanation-usual-mistakes-3
title: {en: The ramp was evaluated at 2i instead of i, zh: 斜坡在 2i 处取值，而不是 i}
text:
  en: >-
    low and high are indices of pairs, but you put the dimensions 0, 2, 4, … on the ramp. It begins and ends
    after half as many pairs. Use arange(dim/2) for the ramp and arange(0, dim, 2) for the exponents.
  zh: "low 和 high 是维度对的下标，你放到斜坡上的却是维度 0、2、4……，于是过渡提前了一半就开始，也提前了\
    一半就结束。斜坡用 arange(dim/2)，指数才用 arange(0, dim, 2)。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(math.floor(index(beta_fast)), 0), min(math.ceil(index(beta_slow)), dim - 1)
    ramp = ((torch.arange(0, dim, 2) - low) / (high - low or 0.001)).clamp(0, 1)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    return theta / factor * ramp + theta * (1 - ramp)
