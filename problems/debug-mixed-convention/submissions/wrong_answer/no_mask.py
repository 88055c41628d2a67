r"""
id: no-mask
see: statement-formula
title: {en: Prefill without the causal mask, zh: 预填充没有因果 mask}
text:
  en: >-
    Decoding is right, but in prefill every token sees those after it. With a prompt of one token nobody can
    tell.
  zh: "解码是对的，但 prefill 里每个 token 都看到了后面的 token。prompt 只有一个 token 时看不出来。"
"""

import torch


def rotate_half_layout(x, position, theta):
    cos, sin = (position[:, None] * theta).cos(), (position[:, None] * theta).sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)


class CachedRope:
    def __init__(self, n_heads, n_kv_heads, head_dim, base=10000.0):
        self.group = n_heads // n_kv_heads
        self.theta = base ** (-torch.arange(0, head_dim, 2) / head_dim)
        self.k = self.v = None

    def prefill(self, q, k, v):
        position = torch.arange(q.shape[2])
        self.k, self.v = rotate_half_layout(k, position, self.theta), v
        mask = torch.zeros(len(position), len(position)).bool()
        return self.attention(rotate_half_layout(q, position, self.theta), mask)

    def decode(self, q1, k1, v1):
        position = torch.tensor([0 if self.k is None else self.k.shape[2]])
        q1, k1 = rotate_half_layout(q1, position, self.theta), rotate_half_layout(k1, position, self.theta)
        self.k = k1 if self.k is None else torch.cat((self.k, k1), dim=2)
        self.v = v1 if self.v is None else torch.cat((self.v, v1), dim=2)
        return self.attention(q1, torch.zeros(1, self.k.shape[2]).bool())

    def attention(self, q, mask):
        k, v = self.k.repeat_interleave(self.group, dim=1), self.v.repeat_interleave(self.group, dim=1)
        scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5
        return scores.masked_fill(mask, float("-inf")).softmax(dim=-1) @ v
