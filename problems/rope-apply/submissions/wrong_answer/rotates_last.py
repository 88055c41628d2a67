r"""
id: rotates-last
see: statement-formula
title: {en: The last dimensions were rotated, zh: 转的是末尾的维度}
text:
  en: >-
    You rotated the last r dimensions and passed the first ones through. In GPT-NeoX and Qwen3.5, and here, the
    rotated part comes first. With r = D both are the same.
  zh: "你旋转的是最后 r 维，前面的反而原样通过了。在 GPT-NeoX 和 Qwen3.5 里，也在本题里，参与旋转的是最前面的维度。\
    r = D 时两者相同。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        rest, turn = x[..., : x.shape[-1] - r], x[..., x.shape[-1] - r :]
        turned = turn * cos + rotate_half(turn) * sin
        return torch.cat((rest, turned.to(x.dtype)), dim=-1)

    return rotate(q), rotate(k)
