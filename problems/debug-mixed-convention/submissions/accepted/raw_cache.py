"""Keys are cached before the rotation and all rotated at every call."""

import torch


class CachedRope:
    def __init__(self, n_heads, n_kv_heads, head_dim, base=10000.0):
        self.group, self.dim, self.base = n_heads // n_kv_heads, head_dim, base
        self.keys, self.values = [], []

    def rope(self, x, first):
        half = self.dim // 2
        angle = torch.outer(first + torch.arange(x.shape[2]), 1.0 / self.base ** (torch.arange(half) / half))
        a, b = x[..., :half], x[..., half:]
        return torch.cat((a * angle.cos() - b * angle.sin(), b * angle.cos() + a * angle.sin()), dim=-1)

    def prefill(self, q, k, v):
        first = sum(x.shape[2] for x in self.keys)
        self.keys.append(k)
        self.values.append(v)
        k = self.rope(torch.cat(self.keys, dim=2), 0).repeat_interleave(self.group, dim=1)
        v = torch.cat(self.values, dim=2).repeat_interleave(self.group, dim=1)
        scores = self.rope(q, first) @ k.mT / self.dim**0.5
        allowed = torch.ones(scores.shape[-2:]).tril(first).bool()
        return scores.where(allowed, float("-inf")).softmax(-1) @ v

    decode = prefill
