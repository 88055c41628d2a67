r"""
id: next-power-of-two
see: explanation-usual-mistakes-and-where-they-happened-4
title: {en: The width was rounded up to a power of two, zh: 宽度取整到了 2 的幂}
text:
  en: >-
    rotary_dim was rounded up to a power of two, as the padded tile of a GPU kernel is. For 64 or 32 nothing
    happens; for 24 your code rotates 32 dimensions, pairs the wrong ones and overwrites eight that should pass
    through. Pad the tile if you must, but mask the padding.
  zh: "rotary_dim 被向上取整成了 2 的幂，就像 GPU kernel 里补齐的分块那样。64、32 不受影响；遇到 24，你的代码会转 \
    32 维，配错对，还改掉了 8 个本应原样通过的维度。分块可以补齐，但补出来的部分必须屏蔽掉。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    dim = 1 << (dim - 1).bit_length()
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[:, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
