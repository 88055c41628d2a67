r"""
id: opposite-direction
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: Turned by old minus new, zh: 按“旧减新”转了}
text:
  en: >-
    Each key was turned forward by as much as it had to go back, so it now stands at 2·old - new. The key of
    position 7 that becomes number 2 has to lose 5 positions: new minus old is -5.
  zh: "本该往回转的，你往前转了同样多，于是 key 跑到了“2·旧 - 新”的位置。位置 7 的 key 变成第 2 个，应\
    当减去 5 个位置：新减旧是 -5。"
"""

import torch


def evict_and_reindex(k_rot, keep, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = (keep - torch.arange(len(keep)))[:, None] * theta
    a, b = k_rot[:, :, keep].chunk(2, dim=-1)
    return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)
