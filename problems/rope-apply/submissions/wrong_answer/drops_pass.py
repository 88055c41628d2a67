r"""
id: drops-pass
see: statement-formula
title: {en: The dimensions past r are gone, zh: r 之后的维度不见了}
text:
  en: >-
    The rotated part is right, but what follows it was not put back: the result is r wide and not D. The remaining
    dimensions carry content without position; concatenate them unchanged.
  zh: "旋转的部分是对的，但后面的维度没有接回去，结果的宽度成了 r，而不是 D。其余的维度承载与位置无关的内容，要原\
    样拼在后面。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        turn = x[..., :r]
        return (turn * cos + rotate_half(turn) * sin).to(x.dtype)

    return rotate(q), rotate(k)
