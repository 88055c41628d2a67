r"""
id: k-not-rotated
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: Only q was rotated, zh: 只转了 q}
text:
  en: >-
    k came back as it was. Then the score depends on the absolute position of the query alone, and on nothing else.
    Both are rotated, each by its own position; the difference arises in the dot product.
  zh: "k 原样返回了。这样得分只取决于 query 的绝对位置，与 key 的位置无关。两者都要转，各按自己的位置；差值是在点\
    积里产生的。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        turned = x[..., :r] * cos + rotate_half(x[..., :r]) * sin
        return torch.cat((turned.to(x.dtype), x[..., r:]), dim=-1)

    return rotate(q), k
