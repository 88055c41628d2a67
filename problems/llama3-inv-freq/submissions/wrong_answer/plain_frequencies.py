r"""
id: plain-frequencies
see: explanation-usual-mistakes-3
title: {en: "Plain RoPE: no scaling at all", zh: 普通 RoPE，完全没有缩放}
text:
  en: >-
    The scaling was left out. Loaders that overlook the configuration do just this, and short texts still read
    well, so nobody notices; but Llama 3.1 was trained further with the scaled frequencies.
  zh: "没有做缩放。忽略了配置的加载程序正是这样，短文本读起来还不错，所以没人察觉；但 Llama 3.1 是用缩\
    放后的频率继续训练的。"
"""

import torch


def llama3_inv_freq(dim, base, factor, low_freq_factor, high_freq_factor, original_max):
    return base ** (-torch.arange(0, dim, 2) / dim)
