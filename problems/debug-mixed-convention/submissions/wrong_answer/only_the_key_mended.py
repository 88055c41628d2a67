r"""
id: only-the-key-mended
see: explanation-usual-mistakes-1
title: {en: The query is still rotated in the adjacent layout, zh: query 仍用相邻布局旋转}
text:
  en: >-
    The cache holds half layout only, which is right, but decode asks with a query in the adjacent layout. Both
    have to be rotated alike.
  zh: "缓存里全是前后两半布局，这没错，但 decode 用来查询的 query 还是相邻布局。两者必须用同一种旋转。"
"""

import torch


def rotate_half_layout(x, position, theta):
    cos, sin = (position[:, None] * theta).cos(), (position[:, None] * theta).sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)


def rotate_adjacent(x, position, theta):
    cos, sin = (position[:, None] * theta).cos(), (position[:, None] * theta).sin()
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)


class CachedRope:
    def __init__(self, n_heads, n_kv_heads, head_dim, base=10000.0):
        self.group = n_heads // n_kv_heads
        self.theta = base ** (-torch.arange(0, head_dim, 2) / head_dim)
        self.k = self.v = None

    def prefill(self, q, k, v):
        position = torch.arange(q.shape[2])
        self.k, self.v = rotate_half_layout(k, position, self.theta), v
        mask = torch.ones(len(position), len(position)).triu(1).bool()
        return self.attention(rotate_half_layout(q, position, self.theta), mask)

    def decode(self, q1, k1, v1):
        position = torch.tensor([0 if self.k is None else self.k.shape[2]])
        q1, k1 = rotate_adjacent(q1, position, self.theta), rotate_half_layout(k1, position, self.theta)
        self.k = k1 if self.k is None else torch.cat((self.k, k1), dim=2)
        self.v = v1 if self.v is None else torch.cat((self.v, v1), dim=2)
        return self.attention(q1, torch.zeros(1, self.k.shape[2]).bool())

    def attention(self, q, mask):
        k, v = self.k.repeat_interleave(self.group, dim=1), self.v.repeat_interleave(self.group, dim=1)
        scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5
        return scores.masked_fill(mask, float("-inf")).softmax(dim=-1) @ v
