r"""
id: constants
see: explanation-usual-mistakes-4
title: {en: "The numbers of Llama 3.1 were hard-coded", zh: 把 Llama 3.1 的参数写死了}
text:
  en: >-
    8, 1, 4 and 8192 are used whatever is passed. Meta's first release has these constants in its code, and they
    are right for Llama 3.1; Llama 3.2 has a factor of 32. Use the arguments.
  zh: "不管传入什么，用的都是 8、1、4 和 8192。Meta 最初发布的代码里就写着这些常数，对 Llama 3.1 是对的；\
    Llama 3.2 的倍数却是 32。应当使用参数。"
"""

import math

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    smooth = ((8192 * theta / (2 * math.pi) - 1) / (4 - 1)).clamp(0, 1)
    return (1 - smooth) * theta / 8 + smooth * theta
