r"""
id: concat
see: explanation-usual-mistakes-4
title: {en: Sines and cosines stand in two blocks, zh: 正弦和余弦各成一块}
text:
  en: >-
    All sines come first and all cosines after them. The numbers are right, their columns are not; here they
    alternate, sine, cosine, sine, …, as in the formula of the paper. Row 0 must read 0, 1, 0, 1.
  zh: "所有正弦在前、所有余弦在后。数都对，列的位置不对；本题与论文的公式一样，正弦、余弦交替排列。第 0 行应当是 0、\
    1、0、1。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(0, d_model, 2) / d_model)
    return torch.cat((angle.sin(), angle.cos()), dim=-1)
