r"""
id: arange-ignores-positions
see: explanation-usual-mistakes-1
title: {en: Positions are counted instead of read, zh: 位置是数出来的，没有读参数}
text:
  en: >-
    You count 0, 1, 2, … along the last axis and use positions for its shape only. That is right for a text that
    starts at 0, and for nothing else: not for decoding, not for left padding.
  zh: "你沿最后一维数 0、1、2……，positions 只用来定形状。文本从 0 开始时没问题，其他情况都不对：解码时不对，左填充\
    时也不对。"
"""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    counted = torch.ones_like(positions).cumsum(-1) - 1
    angle = counted[..., None] * base ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(-2)
