r"""
id: ignores-unsqueeze-dim
see: explanation-broadcasting
title: {en: unsqueeze_dim was not used, zh: 没有用到 unsqueeze_dim}
text:
  en: >-
    The axis for the heads is always inserted at 1, which fits [B, H, T, D]. With [B, T, H, D] it belongs at 2;
    yours turns head h by the angle of position h, or raises. As many heads as tokens, and no shape complains.
  zh: "头那一维总是插在第 1 维，只适合 [B, H, T, D]。对 [B, T, H, D] 应插在第 2 维；你的代码让第 h 个头转了位置 h \
    的角度，或者直接报错。头数与 token 数相等时，形状不会提醒你。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(1), sin.unsqueeze(1)
    r = cos.shape[-1]

    def rotate(x):
        turned = x[..., :r] * cos + rotate_half(x[..., :r]) * sin
        return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

    return rotate(q), rotate(k)
