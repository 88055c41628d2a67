r"""
id: expanded-kv
see: statement-shapes
title: {en: k was expanded to the heads of q, zh: k 被扩展到了 q 的头数}
text:
  en: >-
    With fewer key heads than query heads you repeated k. Rotating does not need it, since the tables broadcast over
    any number of heads, and the cache would grow by the same factor. The attention that comes later repeats k, or
    does not have to.
  zh: "key 的头数少于 query 时，你把 k 重复了几份。旋转并不需要这样，表可以对任意多个头广播；这样做还会让缓存成倍\
    增大。要不要重复 k，是后面注意力的事。"
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

    heads = unsqueeze_dim  # the axis of the heads, in either layout
    k = k.repeat_interleave(q.shape[heads] // k.shape[heads], dim=heads)
    return rotate(q), rotate(k)
