r"""
id: arange
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: position_ids was only used for its shape, zh: 只用了 position_ids 的形状}
text:
  en: >-
    You counted 0, 1, 2, … along the sequence. That is right for prompts without padding, and wrong in decoding,
    where one token arrives at position 1000, and with left padding.
  zh: "你沿着序列从 0、1、2…… 数了起来。对没有填充的 prompt 这没有问题；解码时送来的是位置 1000 上的一个 token，\
    左填充时每行的起点也不一样，那就错了。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    positions = torch.arange(position_ids.shape[1]).expand(position_ids.shape)
    freqs = positions[:, :, None] * base ** (-torch.arange(0, dim, 2) / dim)
    angle = torch.cat((freqs, freqs), dim=-1)
    return angle.cos(), angle.sin()
