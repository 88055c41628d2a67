r"""
id: extended-length
see: explanation-usual-mistakes-2
title: {en: Turns were counted within the extended length, zh: 圈数是在扩展后的长度内数的}
text:
  en: >-
    You used original_max · factor. The question is which angles the model met in training, so turns are counted
    within the training length. With the longer one, pairs that never completed a turn pass for fast.
  zh: "你用的是 original_max · factor。要问的是模型训练时见过哪些角度，所以圈数应在训练长度之内数。用更\
    长的长度，训练时从未转满一圈的维度对也会被当成快的。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def index(turns):
        return dim * math.log(factor * original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(math.floor(index(beta_fast)), 0), min(math.ceil(index(beta_slow)), dim - 1)
    ramp = ((torch.arange(dim // 2) - low) / (high - low or 0.001)).clamp(0, 1)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    return theta / factor * ramp + theta * (1 - ramp)
