r"""
id: scaled-separately
see: statement-formula
title: {en: Each part was scaled by its own dimensions, zh: 两部分各按自己的维数缩放}
text:
  en: >-
    You divided the content by sqrt(dn) and the rotated part by sqrt(dr), as if they were two attentions. They
    are one product of dn + dr dimensions, cut in two; both get 1/sqrt(dn + dr).
  zh: "你把内容部分除以 sqrt(dn)，旋转部分除以 sqrt(dr)，当成了两次注意力。它们是同一个 dn + dr 维内积的两段，\
    都要除以 sqrt(dn + dr)。"
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
    position = rotate(q_pe) @ rotate(k_pe[:, None]).mT
    return content / dn**0.5 + position / dr**0.5
