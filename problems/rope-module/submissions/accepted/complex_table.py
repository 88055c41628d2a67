"""A table of complex numbers, kept as a plain attribute: .to(bfloat16) would drop imaginary parts of a buffer."""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        super().__init__()
        n = hidden_size // num_heads // 2
        angle = torch.outer(torch.arange(max_seq_len), base ** (-torch.arange(n) / n))
        self.freqs_cis = torch.polar(torch.ones_like(angle), angle)

    def forward(self, q, offset=0):
        unit = self.freqs_cis[offset : offset + q.shape[2]]
        assert len(unit) == q.shape[2], "past the end of the table"
        z = torch.view_as_complex(q.float().unflatten(-1, (-1, 2)))
        return torch.view_as_real(z * unit).flatten(3).type_as(q)
