r"""
id: short-slice
see: explanation-usual-mistakes-4
title: {en: A slice of one row was broadcast to all tokens, zh: 切片只剩一行，被广播给了所有 token}
text:
  en: >-
    You slice the table without asking whether it is long enough. Past the end a slice comes out short; mostly
    shapes then disagree and an error is raised, but if a single row is left it broadcasts, and all tokens get the
    last position. Compare offset + T with the number of rows.
  zh: "切片之前没有检查表够不够长。越过表尾时切片会变短，多数情况下形状对不上，会报错；但如果恰好只剩一行，它就会\
    广播，所有 token 都拿到最后一个位置。请把 offset + T 与行数作比较。"
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
        cos, sin = self.cos[offset : offset + q.shape[2]], self.sin[offset : offset + q.shape[2]]
        a, b = q[..., 0::2], q[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2).to(q.dtype)
