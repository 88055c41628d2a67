r"""
id: last-dims
see: explanation-usual-mistakes-and-where-they-happened-6
title: {en: The last dimensions were rotated, zh: 转的是末尾的维度}
text:
  en: >-
    You rotated the last rotary_dim dimensions and passed the first ones through. Here, as in GPT-NeoX and Qwen3.5,
    the rotated part comes first. Look at position 1: the dimensions past rotary_dim have to be those of the input.
  zh: "你旋转的是最后 rotary_dim 维，前面的反而原样通过了。在 GPT-NeoX 和 Qwen3.5 里，也在本题里，参与旋转的是最前面\
    的维度。看位置 1：rotary_dim 之后的各维应与输入相同。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        rest, a, b = x.tensor_split((x.shape[-1] - dim, x.shape[-1] - dim // 2), dim=-1)
        turned = torch.cat((rest, a * cos - b * sin, a * sin + b * cos), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
