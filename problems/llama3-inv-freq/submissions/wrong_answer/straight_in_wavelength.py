r"""
id: straight-in-wavelength
see: explanation-usual-mistakes-2
title: {en: The blend is straight in the wavelength, zh: 混合对波长是直线}
text:
  en: >-
    Your smooth factor runs evenly from one wavelength limit to the other. In Llama 3.1 it is straight in L0/λ,
    the number of turns. The ends agree, the middle does not: a pair of 4443 tokens gets 0.61 with yours and
    0.28 with the formula.
  zh: "你的平滑系数在两个波长界限之间匀速变化。Llama 3.1 的系数对圈数 L0/λ 是直线。两端相同，中间不同：\
    波长 4443 的维度对，你得到 0.61，公式给出 0.28。"
"""

import math

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    wavelength = 2 * math.pi / theta
    longest, shortest = original_max / low_freq_factor, original_max / high_freq_factor
    smooth = ((longest - wavelength) / (longest - shortest)).clamp(0, 1)
    return (1 - smooth) * theta / factor + smooth * theta
