r"""
id: half
see: statement-formula
title: {en: Dimension i was paired with i + d/2, zh: 第 i 维配成了第 i + d/2 维}
text:
  en: >-
    You rotated the pairs (i, i + d/2), the layout of the Llama and Qwen code in transformers. This module is asked
    to pair neighbours, (0, 1), (2, 3), …. A checkpoint belongs to one of the two layouts.
  zh: "你转的是 (i, i + d/2)，也就是 transformers 中 Llama、Qwen 的布局。本题的模块要求相邻两维成对：(0, 1)、(2, \
    3)……。一个 checkpoint 只配得上其中一种布局。"
"""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        super().__init__()
        d = hidden_size // num_heads
        angle = torch.arange(max_seq_len)[:, None] * base ** (-torch.arange(0, d, 2) / d)
        self.cos, self.sin = angle.cos(), angle.sin()

    def forward(self, q, offset=0):
        if offset + q.shape[2] > len(self.cos):
            raise IndexError("past the end")
        cos, sin = self.cos[offset : offset + q.shape[2]], self.sin[offset : offset + q.shape[2]]
        a, b = q.chunk(2, dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1).to(q.dtype)
