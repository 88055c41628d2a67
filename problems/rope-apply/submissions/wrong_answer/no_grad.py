r"""
id: no-grad
see: explanation-usual-mistakes-and-where-they-happened-6
title: {en: The gradient was cut off, zh: 梯度被切断了}
text:
  en: >-
    The values are right, but they were computed under torch.no_grad (or from .detach()), so nothing flows back to q
    and k and the projections before them never learn. Tables may be computed without gradients, the rotation may
    not.
  zh: "数值是对的，但计算是在 torch.no_grad 下做的（或者用了 .detach()），梯度传不回 q 和 k，它们之前的投影层就永\
    远学不到东西。算表可以不要梯度，旋转不行。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    with torch.no_grad():
        cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
        r = cos.shape[-1]

        def rotate(x):
            turned = x[..., :r] * cos + rotate_half(x[..., :r]) * sin
            return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

        return rotate(q), rotate(k)
