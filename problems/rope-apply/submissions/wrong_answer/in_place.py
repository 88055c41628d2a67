r"""
id: in-place
see: explanation-usual-mistakes-and-where-they-happened-6
title: {en: q and k were overwritten, zh: q 和 k 被改写了}
text:
  en: >-
    The values are right, but you wrote them into the tensors of the caller. Whoever uses q or k again, for a second
    layer, a cache of raw keys or the backward pass, finds rotated numbers. Build new tensors.
  zh: "数值是对的，但你写进了调用者的张量。之后谁再用 q 或 k，无论是另一层、缓存未旋转的 key，还是反向传播，拿到\
    的都是旋转过的数。请另建新张量。"
"""

import torch


def rotate_half(x):
    a, b = x.chunk(2, dim=-1)
    return torch.cat((-b, a), dim=-1)


def apply_rotary_pos_emb(q, k, cos, sin, unsqueeze_dim=1):
    cos, sin = cos.unsqueeze(unsqueeze_dim), sin.unsqueeze(unsqueeze_dim)
    r = cos.shape[-1]

    def rotate(x):
        x[..., :r] = x[..., :r] * cos + rotate_half(x[..., :r]) * sin
        return x

    return rotate(q), rotate(k)
