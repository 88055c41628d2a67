r"""
id: float32-output
see: statement-shapes
title: {en: "bfloat16 came in, float32 went out", zh: 输入 bfloat16，输出成了 float32}
text:
  en: >-
    The values are right, but multiplying bfloat16 by a float32 cosine gives float32, and so the result stays.
    Attention would then run in float32, or fail because v is still bfloat16. Compute cos and sin in float32, and
    cast the result back to the dtype of the input.
  zh: "数值是对的，但 bfloat16 乘以 float32 的余弦会得到 float32，结果就停在了 float32。接下来要么整个注意力都用 \
    float32 计算，要么因为 v 还是 bfloat16 而报错。cos 和 sin 要用 float32 计算，最后再把结果转回输入的 dtype。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        return torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)

    return turn(q), turn(k)
