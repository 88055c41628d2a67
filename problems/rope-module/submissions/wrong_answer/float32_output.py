r"""
id: float32-output
see: explanation-usual-mistakes-6
title: {en: "bfloat16 came in, float32 went out", zh: 输入 bfloat16，输出成了 float32}
text:
  en: >-
    The values are right, but bfloat16 times a float32 table is float32, and so the result stays. Attention would
    then run in float32, or fail because v is still bfloat16. Cast the result to the dtype of q.
  zh: "数值是对的，但 bfloat16 乘 float32 的表得到 float32，结果就停在了 float32。接下来要么整个注意力都用 \
    float32 计算，要么因为 v 还是 bfloat16 而报错。请把结果转成 q 的 dtype。"
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
        if offset + q.shape[2] > len(self.cos):
            raise IndexError("past the end")
        cos, sin = self.cos[offset : offset + q.shape[2]], self.sin[offset : offset + q.shape[2]]
        a, b = q[..., 0::2], q[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
