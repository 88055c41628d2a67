r"""
id: arange-positions
see: statement-formula
title: {en: position_ids were not used, zh: 没有使用 position_ids}
text:
  en: >-
    You took 0, 1, 2, … for the positions. A common shift would not matter, scores know only distances; but
    tokens that are missing in between do, and so do rows that differ. Use position_ids.
  zh: "你用 0、1、2……当作位置。整体平移没有影响，因为得分只与距离有关；但中间缺了 token，或者各行不同，就不一\
    样了。应当使用 position_ids。"
"""

import torch


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]
    theta = base ** (-torch.arange(0, dr, 2) / dr)
    angle = torch.arange(q_pe.shape[2])[:, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def rotate(x):
        a, b = x[..., 0::2], x[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)

    content = q_nope @ w_uk @ c_kv[:, None].mT
    position = rotate(q_pe) @ rotate(k_pe[:, None]).mT
    return (content + position) / (dn + dr) ** 0.5
