r"""
id: pair-ignored
see: statement-formula
title: {en: Every pair got the frequency 1, zh: 每一对的频率都成了 1}
text:
  en: >-
    i, d and base were not used, so whatever the pair, you draw the curve of pair 0, with a turn every 6.28 tokens.
    The angle is m·θ_i and not m.
  zh: "没有用到 i、d 和 base，无论第几对，画的都是第 0 对的曲线，每 6.28 个 token 一圈。角度是 m·θ_i，而不是 m。"
"""

import torch


def helix_points(i, d, base, m):
    return torch.stack((m.float().cos(), m.float().sin(), m), dim=-1)
