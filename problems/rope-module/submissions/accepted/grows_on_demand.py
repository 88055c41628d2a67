"""A table outside the buffers that is rebuilt when it is too short."""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        super().__init__()
        d = hidden_size // num_heads
        self.inv_freq = [base ** (-2 * i / d) for i in range(d // 2)]
        self.build(max_seq_len)

    def build(self, rows):
        angle = torch.outer(torch.arange(rows).float(), torch.tensor(self.inv_freq)).repeat_interleave(2, dim=1)
        self.cos, self.sin = angle.cos(), angle.sin()

    def forward(self, q, offset=0):
        end = offset + q.shape[2]
        if end > self.cos.shape[0]:
            self.build(2 * end)
        quarter = torch.stack((-q[..., 1::2], q[..., 0::2]), dim=-1).flatten(-2)
        return (q * self.cos[offset:end] + quarter * self.sin[offset:end]).to(q.dtype)
