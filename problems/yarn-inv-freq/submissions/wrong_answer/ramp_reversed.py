r"""
id: ramp-reversed
see: explanation-usual-mistakes-1
title: {en: "The fast pairs were interpolated, the slow ones kept", zh: 快的被插值了，慢的反而没动}
text:
  en: >-
    Your ramp runs the other way: it divides the first frequencies by the factor and keeps the last. The fast
    pairs have seen all their angles and must stay (θ of pair 0 is 1, whatever the factor), the slow ones have
    not. A public training library had this for a while.
  zh: "你的斜坡方向反了：前面的频率除以了倍数，后面的反而没变。快的维度对已经见过所有角度，应当保持不变\
    （不论倍数是多少，第 0 对的 θ 都是 1）；没见全的是慢的那些。有个公开的训练库就曾经这样写。"
"""

import math

import torch


def yarn_inv_freq(dim, base, factor, original_max, beta_fast=32.0, beta_slow=1.0):
    def index(turns):
        return dim * math.log(original_max / (2 * math.pi * turns)) / (2 * math.log(base))

    low, high = max(math.floor(index(beta_fast)), 0), min(math.ceil(index(beta_slow)), dim - 1)
    ramp = ((torch.arange(dim // 2) - low) / (high - low or 0.001)).clamp(0, 1)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    return theta / factor * (1 - ramp) + theta * ramp
