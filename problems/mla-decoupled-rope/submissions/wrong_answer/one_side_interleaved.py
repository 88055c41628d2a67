r"""
id: one-side-interleaved
see: explanation-usual-mistakes-and-where-they-happened-1
title: {en: "q in adjacent pairs, k in halves", zh: q 用相邻配对，k 用前后两半}
text:
  en: >-
    Each rotation is a right one, but they pair different dimensions, so the product no longer depends on the
    distance. It happens when one path, such as the one that fills the cache, was given another layout than the
    rest.
  zh: "单看每个旋转都对，但两者配对的维度不同，内积不再只取决于距离。如果某一条路径（比如写缓存的那条）用了另\
    一种布局，就会这样。"
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

    a, b = k_pe[:, None].chunk(2, dim=-1)
    key = torch.cat((a * cos - b * sin, a * sin + b * cos), dim=-1)
    content = q_nope @ w_uk @ c_kv[:, None].mT
    position = rotate(q_pe) @ key.mT
    return (content + position) / (dn + dr) ** 0.5
