r"""
id: interleaved
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: Every angle twice in a row instead of once per half, zh: 每个角度连写了两次，应当每半各一次}
text:
  en: >-
    You used repeat_interleave, so the columns read θ0, θ0, θ1, θ1, …. That table fits adjacent pairs. rotate_half
    pairs dimension i with i + dim/2, so both halves have to list all angles, cat((f, f)). With dim = 2 there is no
    difference.
  zh: "你用的是 repeat_interleave，各列依次是 θ0、θ0、θ1、θ1……，那是配合相邻成对的表。rotate_half 把第 i 维与第 i \
    + dim/2 维配成一对，所以前后两半都要列出全部角度，即 cat((f, f))。dim = 2 时没有区别。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    freqs = position_ids[:, :, None] * base ** (-torch.arange(0, dim, 2) / dim)
    angle = freqs.repeat_interleave(2, dim=-1)
    return angle.cos(), angle.sin()
