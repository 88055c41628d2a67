r"""
id: rotates-nope
see: explanation-why-the-position-had-to-be-decoupled
title: {en: "The part without positions was rotated, too", zh: 无位置的部分也被旋转了}
text:
  en: >-
    You wrote the keys out and rotated q_nope and k_nope as well. That part must stay as it is: a rotation
    between q and W_UK would depend on the position, and W_UK could no longer be absorbed into the query. This
    is why RoPE was decoupled.
  zh: "你写出了 key，把 q_nope 和 k_nope 也旋转了。这一部分必须保持原样：q 与 W_UK 之间若夹着旋转，就与位置有\
    关，W_UK 再也吸收不进 query。解耦 RoPE 正是为此。"
"""

import torch


def mla_scores(q_nope, q_pe, c_kv, k_pe, w_uk, position_ids, base=10000.0):
    dn, dr = q_nope.shape[-1], q_pe.shape[-1]

    def rotate(x):
        d = x.shape[-1]
        angle = position_ids[:, None, :, None] * base ** (-torch.arange(0, d, 2) / d)
        cos, sin = angle.cos(), angle.sin()
        a, b = x[..., 0::2], x[..., 1::2]
        return torch.stack((a * cos - b * sin, a * sin + b * cos), dim=-1).flatten(-2)

    k_nope = c_kv[:, None] @ w_uk.mT
    content = rotate(q_nope) @ rotate(k_nope).mT
    position = rotate(q_pe) @ rotate(k_pe[:, None]).mT
    return (content + position) / (dn + dr) ** 0.5
