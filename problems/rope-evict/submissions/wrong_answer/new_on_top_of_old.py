r"""
id: new-on-top-of-old
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: The new rotation came on top of the old one, zh: 新旋转叠在了旧旋转上}
text:
  en: >-
    You rotated each kept key by its new position, but it still carries the old rotation: it stands at old +
    new. Turn it by the difference only.
  zh: "你按新位置旋转了每个留下的 key，可它还带着旧的旋转，实际位置是“旧 + 新”。只应转差值。"
"""

import torch


def evict_and_reindex(k_rot, keep, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = torch.arange(len(keep))[:, None] * theta
    a, b = k_rot[:, :, keep].chunk(2, dim=-1)
    return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)
