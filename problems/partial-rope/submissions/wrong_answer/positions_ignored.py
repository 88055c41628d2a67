r"""
id: positions-ignored
see: statement-formula
title: {en: position_ids was not used, zh: 没有用到 position_ids}
text:
  en: >-
    You counted 0, 1, 2, … along the sequence instead of reading position_ids. That is right for a prompt that
    starts at 0, and wrong in decoding, where one token arrives at position 1000, and with left padding.
  zh: "你沿着序列从 0、1、2……数了起来，没有读 position_ids。对从 0 开始的 prompt 这没有问题；解码时送来的往往是位\
    置 1000 上的一个 token，左填充时每行的起点也不一样，那就错了。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = torch.arange(q.shape[2])[:, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
