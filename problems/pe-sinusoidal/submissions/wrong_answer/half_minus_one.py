r"""
id: half-minus-one
see: statement-formula
title: {en: The exponent is i/(d/2 - 1), zh: 指数写成了 i/(d/2 - 1)}
text:
  en: >-
    You spread the exponents over 0 … 1 with the end included, as tensor2tensor and fairseq do. The formula divides
    by d/2, and the last exponent is a little below 1. The first pair agrees, all others differ.
  zh: "你让指数从 0 排到 1，并且包含 1，tensor2tensor 和 fairseq 就是这样。公式里除的是 d/2，最后一个指数略小于 1。\
    第一对相同，其余各对都不同。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    half = d_model // 2
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(half) / max(half - 1, 1))
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
