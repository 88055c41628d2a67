r"""
id: first-half-cos
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: Only the first half of the tables was used, zh: 只用了表的前一半}
text:
  en: >-
    You took the first r/2 columns of cos and sin for both halves. With tables made from cat((f, f)) that is the
    same; here they are used element by element, as given, and halves may differ (as they do for images, or after
    rounding).
  zh: "前后两半你都用了 cos 和 sin 的前 r/2 列。如果表是由 cat((f, f)) 得来的，这样没有区别；但这里要按给出的表逐\
    元素使用，两半可以不同（图像的位置编码就是如此）。"
"""

import torch


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        a, b = x[..., :r].chunk(2, dim=-1)
        c, s = cos[..., : r // 2], sin[..., : r // 2]
        turned = torch.cat((a * c - b * s, b * c + a * s), dim=-1)
        return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

    return rotate(q), rotate(k)
