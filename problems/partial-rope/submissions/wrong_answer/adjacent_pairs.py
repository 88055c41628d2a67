r"""
id: adjacent-pairs
see: statement-convention
title: {en: Adjacent dimensions were paired, zh: 配成了相邻维度}
text:
  en: >-
    You rotated the pairs (0, 1), (2, 3), …, as in the RoFormer paper. This exercise uses the half layout: i with i
    + rotary_dim/2. The two differ by a permutation of the dimensions, so a checkpoint trained for one is useless
    with the other.
  zh: "你转的是 (0, 1)、(2, 3)……，也就是 RoFormer 论文里的配对。本题采用前后两半的布局：i 与 i + rotary_dim/2 成\
    对。两者相差一个维度置换，按一种布局训练的 checkpoint 换到另一种就不能用了。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x[..., 0:dim:2], x[..., 1:dim:2], x[..., dim:]
        turned = torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)
        return torch.cat((turned, rest), dim=-1).to(x.dtype)

    return turn(q), turn(k)
