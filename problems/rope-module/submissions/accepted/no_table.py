"""No table at all: angles are computed in every call, from numbers that no cast can reach."""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        super().__init__()
        self.head_dim, self.base = hidden_size // num_heads, base

    def forward(self, q, offset=0):
        theta = self.base ** (-torch.arange(0, self.head_dim, 2) / self.head_dim)
        angle = torch.arange(offset, offset + q.shape[-2])[:, None] * theta
        a, b = q[..., ::2], q[..., 1::2]
        pair = (a * angle.cos() - b * angle.sin(), a * angle.sin() + b * angle.cos())
        return torch.stack(pair, dim=-1).flatten(-2).type_as(q)
