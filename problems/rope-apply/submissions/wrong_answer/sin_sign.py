r"""
id: sin-sign
see: statement-formula
title: {en: Both were rotated by the negative angle, zh: 两者都转反了方向}
text:
  en: >-
    You subtract rotate_half(x) * sin. Scores of q and k that are both turned that way are consistent, but belong to
    R(-(n - m)θ), so the weights of other people's models do not fit.
  zh: "你减去了 rotate_half(x) * sin。q 和 k 都这样转，得分自身是自洽的，但对应的是 R(-(n - m)θ)，与别人模型的权\
    重不匹配。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        turned = x[..., :r] * cos - rotate_half(x[..., :r]) * sin
        return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

    return rotate(q), rotate(k)
