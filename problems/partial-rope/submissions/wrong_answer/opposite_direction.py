r"""
id: opposite-direction
see: statement-formula
title: {en: Rotated by the negative angle, zh: 转反了方向}
text:
  en: >-
    The signs of both sine terms are swapped: you rotate by -mθ. Scores between q and k that were both rotated this
    way still depend on n - m only, but on R(-(n-m)θ), so they are not the scores of the model you load. One pair
    (1, 0) at a small angle must get a positive second entry.
  zh: "两个正弦项的符号都反了，转的是 -mθ。q 和 k 一起这样转，得分仍只依赖 n - m，但对应的是 R(-(n-m)θ)，与你加载\
    的模型得分并不一致。拿一对 (1, 0) 转一个小角度检验：第二个分量应为正。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos + b * sin, b * cos - a * sin, rest), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
