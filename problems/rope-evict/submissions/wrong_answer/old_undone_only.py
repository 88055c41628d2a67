r"""
id: old-undone-only
see: explanation-one-rotation-instead-of-two
title: {en: "The old rotation was undone, the new one not applied", zh: 退回了旧旋转，没有加上新的}
text:
  en: >-
    You turned every key back to position 0. All kept tokens then look equally far away. After undoing the old
    position, the new one has to be applied: by i - keep[i] in one go.
  zh: "你把每个 key 都退回到位置 0，于是所有留下的 token 看起来一样远。退回旧位置之后还要转到新位置，一\
    次做完就是 i - keep[i]。"
"""

import torch


def evict_and_reindex(k_rot, keep, base=10000.0):
    D = k_rot.shape[-1]
    theta = base ** (-torch.arange(0, D, 2) / D)
    angle = -keep[:, None] * theta
    a, b = k_rot[:, :, keep].chunk(2, dim=-1)
    return torch.cat((a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos()), dim=-1)
