r"""
id: one-shift-for-all
see: explanation-usual-mistakes-and-where-they-happened-3
title: {en: All keys were shifted by the same amount, zh: 所有 key 都移动了同样多}
text:
  en: >-
    You took one difference, that of the last kept token, for all. It is right if only the beginning is dropped.
    With sinks the first tokens do not move at all and the recent ones move far: every token has a shift of its
    own.
  zh: "你只取了一个差值，即最后一个留下的 token 的，用在所有 key 上。只丢开头时这样没错。留着开头几个时，\
    它们完全不动，最近的却移动很远：每个 token 都有自己的平移量。"
"""

import torch


def evict_and_reindex(k_rot, keep, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = (len(keep) - 1 - keep[-1]) * theta
    a, b = k_rot[:, :, keep].chunk(2, dim=-1)
    return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)
