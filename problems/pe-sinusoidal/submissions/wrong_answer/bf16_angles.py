r"""
id: bf16-angles
see: explanation-usual-mistakes-6
title: {en: Angles were rounded to bfloat16, zh: 角度舍入成了 bfloat16}
text:
  en: >-
    The angles pass through bfloat16, which keeps 8 bits. An angle of 300 is then off by up to one radian, and even
    small angles lose all but two decimals. Form angles in float32 and convert the finished table, if at all.
  zh: "角度经过了只保留 8 位的 bfloat16。300 左右的角度会差出 1 弧度，就连小角度也只剩两三位有效数字。角度要用 \
    float32 算；真要转换，也等整张表算完之后再转。"
"""

import torch


def sinusoidal_table(num_positions, d_model):
    angle = torch.arange(num_positions)[:, None] * 10000 ** (-torch.arange(0, d_model, 2) / d_model)
    angle = angle.bfloat16().float()
    return torch.stack((angle.sin(), angle.cos()), dim=-1).flatten(1)
