r"""
id: k-inverse
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: k was rotated the other way, zh: k 转反了方向}
text:
  en: >-
    q is turned by +mθ and k by -nθ. It sounds like subtracting positions, but the dot product subtracts by itself;
    with your signs the score depends on m + n. Rotate both with the same sign.
  zh: "q 转 +mθ，k 却转 -nθ。看上去像是在做位置相减，但点积本身就会相减；按你的符号，得分取决于 m + n。两者要按同\
    样的符号旋转。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x, s):
        turned = x[..., :r] * cos + rotate_half(x[..., :r]) * s
        return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

    return rotate(q, sin), rotate(k, -sin)
