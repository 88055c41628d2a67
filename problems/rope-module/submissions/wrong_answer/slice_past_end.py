r"""
id: slice-past-end
see: explanation-usual-mistakes-3
title: {en: Past the end the last rows were used again, zh: 越过表尾时重复使用了最后几行}
text:
  en: >-
    The start of the slice was pulled back so that it fits into the table. Tokens past max_seq_len then silently get
    the positions of earlier ones. Raise an error, or compute the missing rows; wrong values without a word are the
    worst of the three.
  zh: "切片的起点被往回挪，好让它落在表内。于是超出 max_seq_len 的 token 悄悄拿到了前面的位置。要么报错，要么把缺\
    的行算出来；不声不响地给出错误的值，是最糟的。"
"""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        super().__init__()
        d = hidden_size // num_heads
        angle = torch.arange(max_seq_len)[:, None] * base ** (-torch.arange(0, d, 2) / d)
        self.cos, self.sin = angle.cos(), angle.sin()

    def forward(self, q, offset=0):
        start = min(offset, len(self.cos) - q.shape[2])
        cos, sin = self.cos[start : start + q.shape[2]], self.sin[start : start + q.shape[2]]
        a, b = q[..., 0::2], q[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2).to(q.dtype)
