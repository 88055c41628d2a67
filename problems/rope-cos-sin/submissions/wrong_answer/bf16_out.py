r"""
id: bf16-out
see: statement-shapes
title: {en: The tables were returned in bfloat16, zh: 返回的表是 bfloat16}
text:
  en: >-
    cos and sin were rounded to bfloat16 on the way out. Nobody asked for it, since the function gets no dtype; a
    float32 caller would lose two decimals. Return float32 and let the code that multiplies decide.
  zh: "cos 和 sin 返回前被舍入成了 bfloat16。并没有人要求这样，函数连 dtype 参数都没有；float32 的调用者会因此丢\
    掉精度，只剩两位小数。请返回 float32，由做乘法的代码决定何时转换。"
"""

import torch


def rope_cos_sin(position_ids, dim, base=1e7):
    freqs = position_ids[:, :, None] * base ** (-torch.arange(0, dim, 2) / dim)
    angle = torch.cat((freqs, freqs), dim=-1)
    return angle.cos().bfloat16(), angle.sin().bfloat16()
