r"""
id: half-layout
see: explanation-usual-mistakes-2
title: {en: The matrix is for sines and cosines in two blocks, zh: 矩阵对应的是两块的布局}
text:
  en: >-
    You pair dimension i with i + d/2, which fits vectors with all sines first. Here sine and cosine of a pair are
    neighbours, 2i and 2i + 1. With d = 2 both are the same.
  zh: "你让第 i 维与第 i + d/2 维成对，适用于所有正弦在前的向量。本题里一对的正弦和余弦相邻，是第 2i 和 2i + 1 维。\
    d = 2 时两者相同。"
"""

import torch


def shift_matrix(k, d_model, base=10000.0):
    theta = base ** (-torch.arange(0, d_model, 2) / d_model)
    cos, sin = (k * theta).cos().diag(), (k * theta).sin().diag()
    return torch.cat((torch.cat((cos, sin), dim=1), torch.cat((-sin, cos), dim=1)))
