r"""
id: bf16-positions
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: Positions went through bfloat16, zh: 位置经过了 bfloat16}
text:
  en: >-
    bfloat16 has 8 bits of precision and holds every whole number up to 256 only; 1027 becomes 1024, and one
    position is a whole radian for the first pair. Short texts show nothing. Positions and angles need float32 or
    better.
  zh: "bfloat16 只有 8 位有效精度，连续的整数只能表示到 256；1027 会变成 1024，而对第一对来说，相差一个位置就是整\
    整 1 弧度。短文本看不出来。位置和角度至少要用 float32。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    freqs = position_ids[:, :, None].bfloat16().float() * base ** (-torch.arange(0, dim, 2) / dim)
    angle = torch.cat((freqs, freqs), dim=-1)
    return angle.cos(), angle.sin()
