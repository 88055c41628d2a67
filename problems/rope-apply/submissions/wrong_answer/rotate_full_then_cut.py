r"""
id: rotate-full-then-cut
see: explanation-usual-mistakes-and-where-they-happened-2
title: {en: rotate_half ran over the whole head, zh: 对整个头做了 rotate_half，再截断}
text:
  en: >-
    You computed rotate_half of all D dimensions and then took the first r of it. The partner of dimension i is then
    i + D/2, which lies outside the rotated part. Cut first, then rotate_half. With r = D nothing shows.
  zh: "你先对全部 D 维做 rotate_half，再取其中的前 r 维。这样第 i 维的搭档成了第 i + D/2 维，落在参与旋转的部分之\
    外。应当先截取，再 rotate_half。r = D 时看不出来。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        turned = x[..., :r] * cos + rotate_half(x)[..., :r] * sin
        return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

    return rotate(q), rotate(k)
