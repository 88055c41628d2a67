r"""
id: offset-ignored
see: explanation-usual-mistakes-2
title: {en: The cache does not know its offset, zh: 缓存没有区分 offset}
text:
  en: >-
    You keep the tables of the last call and reuse them whenever the length is the same. A later call with as many
    tokens but another offset then gets the positions of the earlier one. The key of a cache has to contain
    everything its value depends on.
  zh: "你保留了上一次调用的表，只要长度相同就直接再用。之后的调用若 token 数一样而 offset 不同，拿到的就是前一次\
    的位置。缓存的键必须包含它的值所依赖的一切。"
"""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        super().__init__()
        d = hidden_size // num_heads
        self.max_seq_len, self.cached = max_seq_len, None
        self.theta = base ** (-torch.arange(0, d, 2) / d)

    def forward(self, q, offset=0):
        if offset + q.shape[2] > self.max_seq_len:
            raise IndexError("past the end")
        if self.cached is None or len(self.cached) != q.shape[2]:
            self.cached = torch.arange(offset, offset + q.shape[2])[:, None] * self.theta
        cos, sin = self.cached.cos(), self.cached.sin()
        a, b = q[..., 0::2], q[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2).to(q.dtype)
