r"""
id: positions-in-input-dtype
see: explanation-precision
title: {en: Positions were rounded to the dtype of q, zh: 位置被舍入成了 q 的 dtype}
text:
  en: >-
    Positions were converted to the dtype of q before the angle was formed. bfloat16 has 8 bits of precision: 257
    becomes 256, and one position is a whole radian for the first pair. float32 input shows nothing. Form the angle
    in float32, cast cos and sin (or the result) afterwards.
  zh: "算角度之前，位置就被转成了 q 的 dtype。bfloat16 只有 8 位有效精度，257 会变成 256，而对第一对来说，相差一个位\
    置就是整整 1 弧度。输入是 float32 时看不出来。角度要用 float32 算，之后再转换 cos 和 sin（或者最后的结果）。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None].to(q.dtype) * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
