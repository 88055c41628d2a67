"""Rows by index instead of a slice: indexing past the end raises by itself. Tables of full width in one buffer."""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        super().__init__()
        self.dim = hidden_size // num_heads
        theta = base ** (-torch.arange(0, self.dim, 2).double() / self.dim)
        angle = torch.arange(max_seq_len).double()[:, None] * theta
        self.register_buffer("table", torch.stack((angle.cos(), angle.sin())).float())

    def forward(self, q, offset=0):
        rows = torch.arange(offset, offset + q.shape[2])
        cos, sin = self.table[:, rows]
        out = torch.empty_like(q)
        out[..., 0::2] = q[..., 0::2] * cos - q[..., 1::2] * sin
        out[..., 1::2] = q[..., 0::2] * sin + q[..., 1::2] * cos
        return out
