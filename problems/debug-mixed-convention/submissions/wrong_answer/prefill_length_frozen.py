r"""
id: prefill-length-frozen
see: statement-formula
title: {en: The position stays at the length of the prompt, zh: 位置停在了 prompt 的长度上}
text:
  en: >-
    The first decode is right; the second uses the same position again. The position has to be read from the
    cache at every step, or counted on.
  zh: "第一次 decode 是对的，第二次又用了同一个位置。每一步都要从缓存读出长度，或者自己往上数。"
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
        self.start = 0

    def prefill(self, q, k, v):
        position = torch.arange(q.shape[2])
        self.start = q.shape[2]
        self.k, self.v = rotate_half_layout(k, position, self.theta), v
        mask = torch.ones(len(position), len(position)).triu(1).bool()
        return self.attention(rotate_half_layout(q, position, self.theta), mask)

    def decode(self, q1, k1, v1):
        position = torch.tensor([self.start])
        q1, k1 = rotate_half_layout(q1, position, self.theta), rotate_half_layout(k1, position, self.theta)
        self.k = k1 if self.k is None else torch.cat((self.k, k1), dim=2)
        self.v = v1 if self.v is None else torch.cat((self.v, v1), dim=2)
        return self.attention(q1, torch.zeros(1, self.k.shape[2]).bool())

    def attention(self, q, mask):
        k, v = self.k.repeat_interleave(self.group, dim=1), self.v.repeat_interleave(self.group, dim=1)
        scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5
        return scores.masked_fill(mask, float("-inf")).softmax(dim=-1) @ v
