r"""
id: first-row-only
see: explanation-usual-mistakes-and-where-they-happened-5
title: {en: "All sequences got the first row's positions", zh: 所有序列都用了第一行的位置}
text:
  en: >-
    You took position_ids[0] for the whole batch. With left padding or packed prompts every sequence has positions
    of its own: keep the batch axis in cos and sin. Batch 0 is right and the others are not, which is easy to see in
    the list of wrong elements.
  zh: "整个 batch 都用了 position_ids[0]。左填充时，或者各条 prompt 长度不一时，每个序列的位置各不相同，cos 和 sin \
    必须保留 batch 维。从出错元素的列表很容易看出：第 0 个样本全对，其余的才错。"
"""

import torch


def partial_rope(q, k, position_ids, partial_rotary_factor=0.25, base=1e7):
    dim = int(q.shape[-1] * partial_rotary_factor)
    theta = base ** (-torch.arange(0, dim, 2) / dim)
    angle = position_ids[0, None, None, :, None] * theta
    cos, sin = angle.cos(), angle.sin()

    def turn(x):
        a, b, rest = x.tensor_split((dim // 2, dim), dim=-1)
        turned = torch.cat((a * cos - b * sin, a * sin + b * cos, rest), dim=-1)
        return turned.to(x.dtype)

    return turn(q), turn(k)
