r"""
id: recompute-in-buffer-dtype
see: explanation-usual-mistakes-1
title: {en: inv_freq was cast to bfloat16 with the module, zh: inv_freq 随模块转成了 bfloat16}
text:
  en: >-
    The frequencies are a buffer, so module.to(torch.bfloat16) rounds them, and every later call computes its angles
    from the rounded values. A relative error of 0.2 % is two radians at an angle of 1000. Build the tables once
    from float32 frequencies, or keep the frequencies out of reach of the cast.
  zh: "频率注册成了 buffer，module.to(torch.bfloat16) 会把它舍入，之后每次调用都用舍入后的值去算角度。0.2% 的相对\
    误差，在角度 1000 处就是两弧度。应当用 float32 的频率一次建好表，或者让频率不受转换影响。"
"""

import torch
from torch import nn


class RotaryEmbedding(nn.Module):
    def __init__(self, hidden_size, num_heads, base=10000, max_seq_len=512):
        super().__init__()
        d = hidden_size // num_heads
        self.max_seq_len = max_seq_len
        self.register_buffer("inv_freq", base ** (-torch.arange(0, d, 2) / d))

    def forward(self, q, offset=0):
        if offset + q.shape[2] > self.max_seq_len:
            raise IndexError("past the end")
        angle = torch.arange(offset, offset + q.shape[2])[:, None] * self.inv_freq.float()
        cos, sin = angle.cos(), angle.sin()
        a, b = q[..., 0::2], q[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2).to(q.dtype)
