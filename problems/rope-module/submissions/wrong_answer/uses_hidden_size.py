r"""
id: uses-hidden-size
see: explanation-usual-mistakes-5
title: {en: Frequencies were spread over hidden_size, zh: 频率分布在了整个 hidden_size 上}
text:
  en: >-
    The exponent was divided by hidden_size. Each head is rotated by itself and has all the frequencies, so the
    denominator is head_dim = hidden_size / num_heads. With one head both are the same, which is why the first
    example passes.
  zh: "指数除以了 hidden_size。每个头各自旋转，都拥有全部频率，所以分母是 head_dim = hidden_size / num_heads。只\
    有一个头时两者相同，所以第一个例子能过。"
"""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        super().__init__()
        d = hidden_size // num_heads
        angle = torch.arange(max_seq_len)[:, None] * base ** (-torch.arange(0, d, 2) / hidden_size)
        self.cos, self.sin = angle.cos(), angle.sin()

    def forward(self, q, offset=0):
        if offset + q.shape[2] > len(self.cos):
            raise IndexError("past the end")
        cos, sin = self.cos[offset : offset + q.shape[2]], self.sin[offset : offset + q.shape[2]]
        a, b = q[..., 0::2], q[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2).to(q.dtype)
