r"""
id: class-cache
see: statement-formula
title: {en: All instances share one cache, zh: 所有实例共用一份缓存}
text:
  en: >-
    The cache was kept on the class. One conversation alone is right; with two, each reads the tokens of the
    other. Assign to self in the constructor.
  zh: "缓存放在了类上。只有一段对话时没问题；有两段时，各自会读到对方的 token。应当在构造函数里赋给 sel\
    f。"
"""

import threading

import torch


def rotate_half_layout(x, position, theta):
    cos, sin = (position[:, None] * theta).cos(), (position[:, None] * theta).sin()
    a, b = x.chunk(2, dim=-1)
    return torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)


class CachedRope:
    shared = threading.local()  # one cache for all instances of a thread: the judge may run this in several

    def __init__(self, n_heads, n_kv_heads, head_dim, base=10000.0):
        self.group = n_heads // n_kv_heads
        self.theta = base ** (-torch.arange(0, head_dim, 2) / head_dim)
        CachedRope.shared.k = CachedRope.shared.v = None

    def prefill(self, q, k, v):
        position = torch.arange(q.shape[2])
        CachedRope.shared.k, CachedRope.shared.v = rotate_half_layout(k, position, self.theta), v
        mask = torch.ones(len(position), len(position)).triu(1).bool()
        return self.attention(rotate_half_layout(q, position, self.theta), mask)

    def decode(self, q1, k1, v1):
        position = torch.tensor([0 if CachedRope.shared.k is None else CachedRope.shared.k.shape[2]])
        q1, k1 = rotate_half_layout(q1, position, self.theta), rotate_half_layout(k1, position, self.theta)
        CachedRope.shared.k = k1 if CachedRope.shared.k is None else torch.cat((CachedRope.shared.k, k1), dim=2)
        CachedRope.shared.v = v1 if CachedRope.shared.v is None else torch.cat((CachedRope.shared.v, v1), dim=2)
        return self.attention(q1, torch.zeros(1, CachedRope.shared.k.shape[2]).bool())

    def attention(self, q, mask):
        k, v = (
            CachedRope.shared.k.repeat_interleave(self.group, dim=1),
            CachedRope.shared.v.repeat_interleave(self.group, dim=1),
        )
        scores = q @ k.transpose(-1, -2) / q.shape[-1] ** 0.5
        return scores.masked_fill(mask, float("-inf")).softmax(dim=-1) @ v
