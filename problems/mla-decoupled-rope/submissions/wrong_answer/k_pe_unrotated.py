r"""
id: k-pe-unrotated
see: statement-formula
title: {en: k_pe was not rotated, zh: k_pe 没有旋转}
text:
  en: >-
    Your queries stand at their positions and all keys at 0: the score knows where the query is, not how far
    away the key. Rotate the shared key too, once for all heads, before it goes into the cache.
  zh: "你的 query 在各自的位置上，而所有 key 都停在 0：得分知道 query 在哪里，却不知道 key 离它多远。共用的 key \
    也要旋转，所有头只转一次，转完再放进缓存。"
"""

import torch


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    theta = base ** (-torch.arange(0, dr, 2) / dr)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def rotate(x):
        a, b = x[..., 0::2], x[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)

    content = q_nope @ w_uk @ c_kv[:, None].mT
    position = rotate(q_pe) @ k_pe[:, None].mT
    return (content + position) / (dn + dr) ** 0.5
