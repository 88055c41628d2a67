r"""
id: concat
see: explanation-usual-mistakes-6
title: {en: Sines and cosines stand in two blocks, zh: 正弦和余弦各成一块}
text:
  en: >-
    All sines come first and all cosines after them. Here they alternate along the last axis; at position 0 the
    result must read 0, 1, 0, 1.
  zh: "所有正弦在前、所有余弦在后。本题要求沿最后一维交替排列；位置 0 的结果应当是 0、1、0、1。"
"""

import torch


def sinusoidal_at(positions, d_model, base=10000.0):
    angle = positions[..., None] * base ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.cat((angle.sin(), angle.cos()), dim=-1)
